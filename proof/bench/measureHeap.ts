import type { Page } from 'playwright-core';
import { sessionOf } from '#support/browser.ts';

const MEGABYTE = 1024 * 1024;
/** ms without changes and pending parts after which a page counts as loaded. */
const QUIET_MS = 100;

/** Bytes of the page's heap that are still referenced. */
export async function usedHeap(page: Page): Promise<number> {
  const session = await sessionOf(page);
  // The second collection frees the memory that finalizers released in the first.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/**
 * Growth of the heap after each run of some work, measured after garbage collection. Compiled code adds to the first
 * runs; a leak adds to every run.
 * @returns MB
 */
export async function growHeap(page: Page, work: () => Promise<void>, times = 2): Promise<number[]> {
  const growth: number[] = [];
  for (let before = await usedHeap(page); growth.length < times;) {
    await work();
    const after = await usedHeap(page);
    growth.push((after - before) / MEGABYTE);
    before = after;
  }
  return growth;
}

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
 * Visits pages by menu entries in a loop, waiting until each has loaded. Runs inside the page, because code that
 * Playwright compiles there for each step would count as heap growth.
 * @param entries beginnings of the entries' labels; no page twice in a row
 */
export async function walkMenu(page: Page, entries: readonly string[], switches: number): Promise<void> {
  await page.evaluate(`(${WALK})(${JSON.stringify(entries)}, ${switches})`);
  await page.waitForLoadState('networkidle');
}
