import { onRealtime } from 'shared-api/realtime';

/**
 * Calls back once: when the connection seems to be back, at the latest after `delay` ms, since a server that came back says nothing.
 * @returns ends the waiting
 */
export function onConnection(delay: number, callBack: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', goOn);
    stopListening();
  };
  const goOn = () => {
    stop();
    callBack();
  };
  const timer = setTimeout(goOn, delay);
  window.addEventListener('online', goOn);
  const stopListening = onRealtime(['gap'], goOn);
  return stop;
}
