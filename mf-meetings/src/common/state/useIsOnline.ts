import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { onlineUserIdsAtom } from 'shared-api/realtime';

/** Whether a user is online; rerenders only when that changes. */
export function useIsOnline(userId: number): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(onlineUserIdsAtom).has(userId)), [userId]));
}
