import { createHostConfig } from 'tooling/webpack/createConfig';

export default createHostConfig(import.meta.url);
