export { createCallQueue, type CallQueue } from './createCallQueue';
