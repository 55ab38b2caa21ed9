import { onRealtime } from '../realtime';

/**
 * Calls back when a failed call may succeed again: the browser is online, the push service reconnects, or the page
 * becomes visible.
 * @returns unsubscribes
 */
export function onBack(listener: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const stopListening = onRealtime(['gap'], listener);
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    stopListening();
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/**
 * Calls back once: when a failed call may succeed again, or after `delay` ms, since a recovered server causes no event.
 * @returns cancels the callback
 */
export function retryLater(delay: number, callBack: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    stopListening();
  };
  const goOn = () => {
    stop();
    callBack();
  };
  const timer = setTimeout(goOn, delay);
  const stopListening = onBack(goOn);
  return stop;
}

/**
 * Lets the browser ask for confirmation before the page is closed or left for another site, while data would be lost.
 * @returns stops asking
 */
export function askBeforeClosing(wouldLose: () => boolean): () => void {
  const handleUnload = (event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault();
  };
  window.addEventListener('beforeunload', handleUnload);
  return () => window.removeEventListener('beforeunload', handleUnload);
}
