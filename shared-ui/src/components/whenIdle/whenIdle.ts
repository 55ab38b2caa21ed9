/** Safari has no idle callback; so many milliseconds later is late enough there. */
const LATER_MS = 200;

/**
 * Runs something when the browser has nothing else to do.
 * @returns calls it off
 */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(run);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(run, LATER_MS);
  return () => clearTimeout(timer);
}
