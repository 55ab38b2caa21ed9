import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { buildStorybook, storybookFolder } from 'tooling/build/buildStorybook';
import { repositoryRoot } from 'tooling/system/packages';
import { replaceSection } from 'tooling/system/replaceSection';
import { FRAME_WORK, IDLE, PAINTED, slowDown } from '#support/browser.ts';
import { median, ms, table } from '#support/figures.ts';
import { readStories } from './stories.ts';
import { visitStories } from './visitStories.ts';

const CPU_SLOWDOWN = 4;
const ATTEMPTS = 9;

// Time from the click to the end of the first frame that shows its effect.
const TIME_PRESS = (selector: string) => `(async () => {
  const start = performance.now();
  document.querySelector(${JSON.stringify(selector)}).click();
  return (await ${PAINTED}) - start;
})()`;

// The same for a click by a real pointer, counted from the event's timestamp.
const AWAIT_CLICK = `window.addEventListener('click', ({ timeStamp }) => {
  window.opened = (${PAINTED}).then((painted) => painted - timeStamp);
}, { capture: true, once: true })`;

// Selects all slots at once and deselects them: the worst case of a drag. Counts only main-thread work, the script and
// the frame until it is painted; in between the browser waits for the screen.
const TIME_RANGES = (attempts: number) => `(async () => {
  const cells = [...document.querySelectorAll('#storybook-root button:not(:disabled)')];
  const press = (cell, shiftKey) => cell.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey, detail: 1 }));
  const painted = () => ${FRAME_WORK};
  const times = [];
  let chosen = 0;
  for (let attempt = 0; attempt < ${attempts}; attempt++) {
    press(cells[0], false);
    await painted();
    const start = performance.now();
    press(cells.at(-1), true);
    // React has drawn when the microtasks are done.
    await Promise.resolve();
    const script = performance.now() - start;
    times.push({ script, frame: await painted() });
    chosen = document.querySelectorAll('#storybook-root [aria-pressed=true]').length;
    press(cells[0], false);
    press(cells.at(-1), true);
    await painted();
  }
  return { times, chosen, cells: cells.length };
})()`;

const COUNT_ELEMENTS = `document.querySelectorAll('#storybook-root *').length`;
// The list announces its length to screen readers as aria-setsize, which shows that the new rows are rendered.
const HAS_ROWS = (selector: string, count: number) =>
  `document.querySelector(${JSON.stringify(selector)})?.getAttribute('aria-setsize') === '${count}'`;
const SHOW_ROWS = (count: number) =>
  `window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', { storyId: window.__STORYBOOK_PREVIEW__.currentRender.id, updatedArgs: { items: Array.from({ length: ${count} }, (_, id) => ({ id, name: 'Компания № ' + (id + 1) })) } })`;

const SHOW_TAGS = (count: number) =>
  `window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', { storyId: window.__STORYBOOK_PREVIEW__.currentRender.id, updatedArgs: { tags: Array.from({ length: ${count} }, (_, id) => ({ id, label: 'Компания № ' + (id + 1) })) } })`;

interface RangeTimes {
  times: { script: number; frame: number }[];
  cells: number;
  chosen: number;
}

/** Opens a filter by pointer in a fresh page, then a second time. */
async function openFilterTwice(page: Page): Promise<[first: number, again: number]> {
  await page.reload();
  const control = page.locator('#storybook-root button').first();
  await control.waitFor();
  const open = async () => {
    await page.mouse.move(0, 0);
    await control.hover();
    await page.evaluate(IDLE);
    await page.evaluate(AWAIT_CLICK);
    await page.mouse.down();
    await page.mouse.up();
    const time = await page.evaluate<number>('window.opened');
    await page.locator('[role=treeitem]').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[role=treeitem]').first().waitFor({ state: 'hidden' });
    return time;
  };
  return [await open(), await open()];
}

const benches: Record<string, (page: Page) => Promise<[figure: string, measured: string]>> = {
  'встречи-slotgrid--fortnight': async (page) => {
    const { times, cells, chosen } = await page.evaluate<RangeTimes>(TIME_RANGES(ATTEMPTS));
    const script = ms(median(times.map((time) => time.script)));
    const frame = ms(median(times.map((time) => time.frame)));
    const worst = ms(Math.max(...times.map((time) => time.script + time.frame)));
    return [
      `SlotGrid, 14 days × 24 slots: a range of ${chosen} slots out of ${cells} by Shift; medians of ${ATTEMPTS}`,
      `${script} of script and ${frame} of the frame, at worst ${worst} together (a frame of 60 Hz has 16.7)`,
    ];
  },
  'данные-virtuallist--ten-thousand': async (page) => {
    const counts: string[] = [];
    for (const rows of [100, 10_000, 100_000]) {
      await page.evaluate(SHOW_ROWS(rows));
      await page.waitForFunction(HAS_ROWS('#storybook-root li', rows));
      counts.push(`${rows.toLocaleString('en')}: ${await page.evaluate<number>(COUNT_ELEMENTS)}`);
    }
    return [`VirtualList, elements by number of rows`, `${counts.join('; ')}`];
  },
  'данные-taglist--hundred-thousand': async (page) => {
    await slowDown(page, CPU_SLOWDOWN);
    const counts: string[] = [];
    for (const tags of [100, 10_000, 100_000]) {
      await page.evaluate(SHOW_TAGS(tags));
      await page.waitForFunction(HAS_ROWS('#storybook-root [role=listitem]', tags));
      counts.push(`${tags.toLocaleString('en')}: ${await page.evaluate<number>(COUNT_ELEMENTS)}`);
    }
    const time = await page.evaluate<number>(TIME_PRESS('#storybook-root [role=listitem] button'));
    return [
      `TagList, elements by number of tags; one of 100,000 taken back, CPU ${CPU_SLOWDOWN} times slower`,
      `${counts.join('; ')}; ${ms(time)}`,
    ];
  },
  'выбор-multiselectfilter--two-thousand': async (page) => {
    await slowDown(page, CPU_SLOWDOWN);
    const cells: string[] = [];
    for (const [where, width] of [
      ['1440 px', 1440],
      ['360 px', 360],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const times: [number, number][] = [];
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) times.push(await openFilterTwice(page));
      cells.push(
        `${where}: ${ms(median(times.map(([first]) => first)))} the first time after a reload, ${ms(median(times.map(([, again]) => again)))} again`,
      );
    }
    return [
      `MultiSelectFilter with 2,000 options opens, CPU ${CPU_SLOWDOWN} times slower, from the press until it is painted; medians of ${ATTEMPTS}`,
      `${cells.join('; ')}`,
    ];
  },
};

/**
 * `npm run storybook bench`: measures the figures of docs/design-system.md on stories of the built Storybook. Rows
 * that say so run with a CPU four times slower.
 */
export async function benchStories(): Promise<void> {
  await buildStorybook();
  const rows = new Map<string, string[]>();
  const stories = readStories(storybookFolder).filter(({ id }) => id in benches);
  for (const story of stories) {
    // Sequential, because parallel stories would distort each other's times.
    await visitStories({
      folder: storybookFolder,
      stories: [story],
      isTimed: true,
      visit: async (page) => {
        const row = await benches[story.id]?.(page);
        if (row !== undefined) rows.set(story.id, row);
      },
    });
  }
  const missing = Object.keys(benches).filter((id) => !rows.has(id));
  const measured = table(['figure', 'measured'], [...rows.values()]);
  const file = path.join(repositoryRoot, 'docs/design-system.md');
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'bench', measured));
  console.log(measured);
  if (missing.length > 0) {
    console.error(`Missing stories: ${missing.join(', ')}.`);
    process.exitCode = 1;
  }
}
