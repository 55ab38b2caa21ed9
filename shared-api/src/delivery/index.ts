export { createCallQueue, type CallQueue } from './callQueue';
export { askBeforeClosing, retryLater } from './connection';
export { inOneTab, takeTabLock } from './tabLock';
export { usePaced } from './usePaced';
