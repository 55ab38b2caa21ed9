import { whenIdle } from 'shared-ui/whenIdle';

/** What is still waited for: skeletons say it of themselves. */
const WAITING = '[aria-busy="true"]';

/**
 * Runs something once when a part of the page has stood on the screen without anything in it being waited for, and the browser has nothing else to
 * do: what a person did not come for is fetched after what they did, however slow the line is.
 * @returns calls it off
 */
export function whenDrawn(part: Element, run: () => void): () => void {
  let isOver = false;
  let isAsked = false;
  const isComplete = () => part.hasChildNodes() && !part.querySelector(WAITING);
  const look = () => {
    if (isAsked || !isComplete()) return;
    isAsked = true;
    // The frame comes first. It may bring what is waited for: between two skeletons a page can have none for a moment.
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
