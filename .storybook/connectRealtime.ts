import { onlineUserIdsAtom, realtimeStatusAtom } from 'shared-api/realtime';
import type { connectRealtime as connect } from 'shared-api/realtime-connection';

/** Fakes the connection to the push service: two companies are online, without any events. */
export const connectRealtime: typeof connect = (_userId, _config, store) => {
  store.set(realtimeStatusAtom, 'online');
  store.set(onlineUserIdsAtom, new Set([2, 4]));
  return () => {};
};
