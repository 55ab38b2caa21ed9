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

/** The Network Information API exists in some browsers only. */
type Device = Navigator & { connection?: { saveData?: boolean } };

/** Whether the user asked the browser to save data, which rules out prefetching. */
export function savesData(): boolean {
  return (navigator as Device).connection?.saveData === true;
}
