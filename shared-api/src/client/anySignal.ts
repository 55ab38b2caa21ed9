/**
 * Aborts with the first of several signals, like `AbortSignal.any`, which Safari 17.2 and Firefox 120 do not have.
 * Listeners stay until one of the signals ends, so one of them should be a deadline.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const joined = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) joined.abort(signal.reason);
    else signal.addEventListener('abort', () => joined.abort(signal.reason), { once: true, signal: joined.signal });
  }
  return joined.signal;
}
