export { createClientId } from './createClientId';
export { postMessage } from './postMessage';
