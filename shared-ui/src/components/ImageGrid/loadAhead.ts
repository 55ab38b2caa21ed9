import { whenIdle } from '../whenIdle';

/** Where browsers tell that data are to be saved; not all do. */
type Device = Navigator & { connection?: { saveData?: boolean } };

/**
 * Fetches the lazy pictures of a gallery one after the other in idle moments, from the first one that has arrived on: while one scrolls, those
 * that arrive in each frame take longer than the frame has. Without it the browser fetches each when it comes near. A `ref` of what holds them.
 */
export function loadAhead(gallery: HTMLElement | null): (() => void) | undefined {
  if (!gallery || (navigator as Device).connection?.saveData) return undefined;
  let isWaiting = false;
  let isOver = false;
  const fetchNext = () => {
    isWaiting = false;
    if (isOver) return;
    const pictures = gallery.querySelectorAll<HTMLImageElement>('img[loading="lazy"]');
    const next = [...pictures].find(({ complete }) => !complete);
    next?.setAttribute('loading', 'eager');
  };
  const onArrival = () => {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(fetchNext);
  };
  // Told on the way down: they do not bubble.
  gallery.addEventListener('load', onArrival, true);
  gallery.addEventListener('error', onArrival, true);
  return () => {
    isOver = true;
    gallery.removeEventListener('load', onArrival, true);
    gallery.removeEventListener('error', onArrival, true);
  };
}
