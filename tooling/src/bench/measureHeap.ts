import type { CDPSession, Page } from 'playwright-core';

const MEGABYTE = 1024 * 1024;
/** A page that waits for nothing and has changed nothing for so long stands, ms. */
const QUIET_MS = 100;

/** Bytes of the page's heap that something holds. */
export async function usedHeap(session: CDPSession): Promise<number> {
  // What a finalizer frees goes with the second time.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/**
 * How much the heap has grown each time after some work, garbage taken away. What the browser compiles for the pages' scripts comes with the first
 * times; what the pages themselves leave behind would come with each.
 * @returns MB
 */
export async function growHeap(session: CDPSession, work: () => Promise<void>, times = 2): Promise<number[]> {
  const growth: number[] = [];
  for (let before = await usedHeap(session); growth.length < times;) {
    await work();
    const after = await usedHeap(session);
    growth.push((after - before) / MEGABYTE);
    before = after;
  }
  return growth;
}

// Text, because it runs in the browser and this package is typed for Node.
const WALK = `async (entries, switches) => {
  const stands = (former) => new Promise((resolve) => {
    let timer;
    const check = () => {
      clearTimeout(timer);
      const main = document.querySelector('main');
      const heading = main.querySelector('h1');
      if (!heading || heading === former || main.querySelector('[aria-busy="true"]')) return;
      timer = setTimeout(() => { observer.disconnect(); resolve(); }, ${QUIET_MS});
    };
    const observer = new MutationObserver(check);
    observer.observe(document.querySelector('main'), { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    check();
  });
  for (let done = 0; done < switches; done += 1) {
    const entry = entries[done % entries.length];
    const link = [...document.querySelectorAll('nav[aria-label="Основное меню"] a')].find(({ textContent }) => textContent.startsWith(entry));
    if (!link) throw new Error('The menu has no entry «' + entry + '».');
    const former = document.querySelector('main h1');
    link.click();
    await stands(former);
  }
}`;

/**
 * Goes through pages by the entries of the menu, again and again, each shown until it stands. From within the page: what a tool would compile
 * in it for each step stays in the heap that is to be weighed.
 * @param entries how they begin; no page twice in a row
 */
export async function walkMenu(page: Page, entries: readonly string[], switches: number): Promise<void> {
  await page.evaluate(`(${WALK})(${JSON.stringify(entries)}, ${switches})`);
  await page.waitForLoadState('networkidle');
}
