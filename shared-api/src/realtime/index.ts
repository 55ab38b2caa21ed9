export { emitRealtime, onRealtime, type MessageNews, type RealtimeEvents } from './events';
export { onlineUserIdsAtom, realtimeStatusAtom } from './realtimeState';
