export type { RuntimeConfig } from './config';
export { useConfig } from './useConfig';
