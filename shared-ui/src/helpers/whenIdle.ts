/** Delay for Safari, which has no idle callbacks. */
const LATER_MS = 200;

/**
 * Runs a callback when the browser is idle.
 * @returns cancels
 */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window && 'cancelIdleCallback' in window) {
    const idle = requestIdleCallback(run);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(run, LATER_MS);
  return () => clearTimeout(timer);
}
