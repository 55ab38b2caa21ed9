import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { meetingsKeys } from 'shared-api/meetings';
import { onRealtime } from 'shared-api/realtime';

/** Reads slots and meetings again when an invitation changed, since an accepted one assigns a slot, and after a lost connection. */
export function useMeetingsEvents(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const refresh = () => void mutate(meetingsKeys.isAny);
    const unsubscribes = [onRealtime(['invitation'], refresh), onRealtime(['gap'], refresh)];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [mutate]);
}
