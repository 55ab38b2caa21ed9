import { atom } from 'jotai';

/** Ids of the users who are online, from the presence channel. */
export const onlineUserIdsAtom = atom<ReadonlySet<number>>(new Set<number>());

/** State of the push connection; `offline` after it was lost or could not be made. */
export const realtimeStatusAtom = atom<'connecting' | 'online' | 'offline'>('connecting');
