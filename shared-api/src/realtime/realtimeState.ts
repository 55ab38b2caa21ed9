import { atom } from 'jotai';

/** Ids of the users who are online now, from the presence channel. */
export const onlineUserIdsAtom = atom<ReadonlySet<number>>(new Set<number>());

/** Whether the push service is reachable; `offline` after a connection was lost or could not be made. */
export const realtimeStatusAtom = atom<'connecting' | 'online' | 'offline'>('connecting');
