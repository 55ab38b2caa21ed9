import { createConfig } from 'tooling/webpack';

export default createConfig(import.meta.url);
