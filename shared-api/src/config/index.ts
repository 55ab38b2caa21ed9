export type { RuntimeConfig } from './config';
export { prepareConfig, useConfig } from './useConfig';
