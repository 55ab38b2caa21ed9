export { connectRealtime } from './connectRealtime';
export { emitRealtime, onRealtime, type RealtimeEvents } from './events';
export { onlineUserIdsAtom, realtimeStatusAtom } from './realtimeState';
