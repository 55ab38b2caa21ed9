const listeners = new Set<() => void>();
let isReached = true;

/** Whether the server answered the latest call. */
export function isServerReached(): boolean {
  return isReached;
}

/**
 * Calls back when calls begin to fail, and when they succeed again.
 * @returns unsubscribes
 */
export function onServerReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes the outcome of a call. */
export function noteServerReach(isNowReached: boolean): void {
  if (isNowReached === isReached) return;
  isReached = isNowReached;
  for (const listener of listeners) listener();
}
