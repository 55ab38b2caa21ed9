const STILL_MS = 300;
const LONGEST_MS = 15_000;

const loadsScripts = () => document.querySelector('script[data-webpack]') !== null;

/** Waits until the page has stopped changing: a page asks for its parts one after another. */
export function waitUntilStill(root: Element): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(limit);
      clearTimeout(still);
      observer.disconnect();
      resolve();
    };
    const look = () => {
      if (loadsScripts()) still = setTimeout(look, STILL_MS);
      else end();
    };
    const limit = setTimeout(end, LONGEST_MS);
    let still = setTimeout(look, STILL_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(still);
      still = setTimeout(look, STILL_MS);
    });
    observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
  });
}
