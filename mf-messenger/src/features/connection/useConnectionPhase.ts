import { useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { realtimeStatusAtom } from 'shared-api/realtime';

/** Shorter losses are not worth a word. In milliseconds. */
const LOST_AFTER_MS = 3_000;
/** How long it is said that all is well again. */
const BACK_FOR_MS = 2_000;

/** What there is to say about the connection: `quiet` is nothing. */
export type ConnectionPhase = 'quiet' | 'lost' | 'back';

/** Follows the connection to the push service, without flicker. */
export function useConnectionPhase(): ConnectionPhase {
  const isPushLost = useAtomValue(realtimeStatusAtom) === 'offline';
  const isOffline = useBrowserOffline() || isPushLost;
  const [phase, setPhase] = useState<ConnectionPhase>('quiet');
  if (!isOffline && phase === 'lost') setPhase('back');
  useEffect(() => {
    const timer = isOffline ? setTimeout(setPhase, LOST_AFTER_MS, 'lost') : setTimeout(setPhase, BACK_FOR_MS, 'quiet');
    return () => clearTimeout(timer);
  }, [isOffline]);
  return phase;
}

/** The browser knows of a lost network at once; the push service notices it by a missing answer, some seconds later. */
function useBrowserOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
