export type { RuntimeConfig } from './config';
export { prepareConfig } from './requestConfig';
export { useConfig } from './useConfig';
