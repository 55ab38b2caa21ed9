/** Runs something when the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callback; a moment later is late enough there.
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 500);
}
