import type { createStore } from 'jotai';
import { request } from '../client';
import { emitRealtime } from '../realtime';
import { realtimeStatusAtom } from '../realtime/realtimeState';

/** Milliseconds between two reads; the random part keeps the pages of a whole hall from reading at once. */
const PAUSE_MS = 15_000;
const SPREAD_MS = 13_000;
/** Milliseconds after a loss within which one call finds out whether the server can be reached at all. */
const CHECK_MS = 1_000;
const CHECK_TIMEOUT_MS = 5_000;

/**
 * Has everything on a visible page read again every 15–28 s while the push channel is not joined: some proxies let no
 * WebSocket through.
 * @returns stops
 */
export function readWithoutPush(store: ReturnType<typeof createStore>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checkTimer: ReturnType<typeof setTimeout> | undefined;
  let lastRead = Date.now();
  const isNeeded = () => store.get(realtimeStatusAtom) !== 'online' && document.visibilityState === 'visible';

  const read = () => {
    lastRead = Date.now();
    emitRealtime('gap', { isPoll: true });
    plan();
  };
  const plan = () => {
    clearTimeout(timer);
    if (isNeeded()) timer = setTimeout(read, PAUSE_MS + Math.random() * SPREAD_MS);
  };
  const handleVisibility = () => {
    if (isNeeded() && Date.now() - lastRead > PAUSE_MS) read();
    else plan();
  };
  const check = () => void request('get', '/api/auth/check', { timeout: CHECK_TIMEOUT_MS }).catch(() => {});
  const handleStatus = () => {
    plan();
    clearTimeout(checkTimer);
    if (store.get(realtimeStatusAtom) === 'offline') checkTimer = setTimeout(check, Math.random() * CHECK_MS);
  };

  plan();
  const unsubscribe = store.sub(realtimeStatusAtom, handleStatus);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', handleVisibility);
    clearTimeout(timer);
    clearTimeout(checkTimer);
  };
}
