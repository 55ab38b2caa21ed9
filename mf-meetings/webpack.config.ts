import { createConfig } from 'vstrecha-kit/webpack/createConfig';

export default createConfig(import.meta.url);
