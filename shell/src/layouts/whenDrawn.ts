import { whenIdle } from 'shared-ui/whenIdle';

/** Marks skeletons and other elements that are loading. */
const WAITING = '[aria-busy="true"]';

/**
 * Runs a callback once, when a part of the page has no loading elements and the browser is idle, so that background
 * code never delays the page's own content.
 * @returns cancels the callback
 */
export function whenDrawn(part: Element, run: () => void): () => void {
  let isOver = false;
  let isAsked = false;
  const isComplete = () => part.hasChildNodes() && !part.querySelector(WAITING);
  const look = () => {
    if (isAsked || !isComplete()) return;
    isAsked = true;
    // Until the browser is idle: the frame paints first, and a gap between two skeletons does not count as loaded.
    whenIdle(() => {
      isAsked = false;
      if (isOver || !isComplete()) return;
      stop();
      run();
    });
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    isOver = true;
    observer.disconnect();
  };
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  look();
  return stop;
}
