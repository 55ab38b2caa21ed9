/** Milliseconds between two looks at the clock, and the delay from which the machine must have slept. */
const LOOK_MS = 5_000;
const LATE_MS = 10_000;

/**
 * Calls back when a connection may have died silently: the page is visible again, the network is back, or the clock has
 * jumped.
 * @param onWake gets whether the visible page may be outdated after a sleep; always false in a hidden tab, whose timers
 * are late anyway
 * @returns ends the watch
 */
export function watchWaking(onWake: (hasSlept: boolean) => void): () => void {
  let last = Date.now();
  const isLate = () => {
    const passed = Date.now() - last;
    last += passed;
    return passed > LOOK_MS + LATE_MS;
  };
  const isVisible = () => document.visibilityState === 'visible';
  const tick = () => {
    if (isLate()) onWake(isVisible());
  };
  const handleVisibility = () => {
    if (isVisible()) onWake(isLate());
  };
  const handleOnline = () => onWake(isLate() && isVisible());

  const timer = setInterval(tick, LOOK_MS);
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('online', handleOnline);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('online', handleOnline);
  };
}
