import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { onlineUserIdsAtom } from 'shared-api/realtime';

/** Whether somebody is in the application now. Only a change for this very person draws anew. */
export function useIsOnline(userId: number): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(onlineUserIdsAtom).has(userId)), [userId]));
}
