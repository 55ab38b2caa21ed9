import { useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { realtimeStatusAtom } from 'shared-api/realtime';

/** Milliseconds before a loss is reported; shorter ones are ignored. */
const LOST_AFTER_MS = 3_000;
/** Milliseconds for which the recovery is reported. */
const BACK_FOR_MS = 2_000;

/** Phase of the notice; `quiet` shows no text. */
export type ConnectionPhase = 'quiet' | 'lost' | 'back';

/** Follows the connection to the push service without flicker. */
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

/** The browser detects a lost network at once; the push channel detects it by a missing response some seconds later. */
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
