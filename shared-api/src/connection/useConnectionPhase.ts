import { useEffect, useState, useSyncExternalStore } from 'react';
import { isServerReached, onServerReach } from '../client/reach';

/** Milliseconds before a loss is reported; shorter ones are ignored. */
const LOST_AFTER_MS = 3_000;

/** Milliseconds for which the recovery is reported. */
const BACK_FOR_MS = 2_000;

/** Phase of a line about the connection; `quiet` shows no text. */
export type ConnectionPhase = 'quiet' | 'lost' | 'back';

/**
 * Follows the connection to the server without flicker.
 * @param isPushLost the push connection was lost; without one the browser's own state counts alone
 */
export function useConnectionPhase(isPushLost: boolean): ConnectionPhase {
  // Proxies that let no WebSocket through may pass calls on.
  const areCallsFailing = !useSyncExternalStore(onServerReach, isServerReached);
  const isOffline = useBrowserOffline() || (isPushLost && areCallsFailing);
  const [phase, setPhase] = useState<ConnectionPhase>('quiet');
  if (!isOffline && phase === 'lost') setPhase('back');
  useEffect(() => {
    const timer = isOffline ? setTimeout(setPhase, LOST_AFTER_MS, 'lost') : setTimeout(setPhase, BACK_FOR_MS, 'quiet');
    return () => clearTimeout(timer);
  }, [isOffline]);
  return phase;
}

/** Whether a call would fail now: the browser has no network, or the last call did not reach the server. */
export function useUnreached(): boolean {
  const isReached = useSyncExternalStore(onServerReach, isServerReached);
  return useBrowserOffline() || !isReached;
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
