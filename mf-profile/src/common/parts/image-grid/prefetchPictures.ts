import { savesData, whenIdle } from 'shared-ui/whenIdle';

/**
 * Prefetches the lazy pictures of a gallery one by one in idle time, once the first has loaded: pictures that arrive while the
 * user scrolls take longer than a frame. Without it (data saver) the browser loads each picture when it gets near the viewport.
 * Use it as `ref` of the gallery's container.
 */
export function prefetchPictures(gallery: HTMLElement | null): (() => void) | undefined {
  if (!gallery || savesData()) return undefined;
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
  // In the capture phase: these events do not bubble.
  gallery.addEventListener('load', onArrival, true);
  gallery.addEventListener('error', onArrival, true);
  return () => {
    isOver = true;
    gallery.removeEventListener('load', onArrival, true);
    gallery.removeEventListener('error', onArrival, true);
  };
}
