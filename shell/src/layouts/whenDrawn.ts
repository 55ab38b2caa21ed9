import { whenIdle } from 'shared-ui/whenIdle';

/** Marks skeletons and other elements that are loading. */
const WAITING = '[aria-busy="true"]';

/**
 * Runs a callback once when a part of the page has rendered without loading elements and the browser is idle:
 * background code loads after the content that the user wants, however slow the connection is.
 * @returns cancels the callback
 */
export function whenDrawn(part: Element, run: () => void): () => void {
  let isOver = false;
  let isAsked = false;
  const isComplete = () => part.hasChildNodes() && !part.querySelector(WAITING);
  const look = () => {
    if (isAsked || !isComplete()) return;
    isAsked = true;
    // Waiting for an idle moment lets the frame paint first; and between two skeletons a page may have none for a
    // moment.
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
