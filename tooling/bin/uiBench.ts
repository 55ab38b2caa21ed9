// `npm run ui:bench`: the figures of docs/design-system.md, measured on the stories of the built Storybook where a row says so with a CPU four times slower.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { buildStorybook, storybookFolder } from '../src/storybook/buildStorybook.ts';
import { median } from '../src/bench/measurePage.ts';
import { replaceSection } from '../src/storybook/replaceSection.ts';
import { readStories } from '../src/storybook/stories.ts';
import { visitStories } from '../src/storybook/visitStories.ts';
import { repositoryRoot } from '../src/system/packages.ts';

const CPU_SLOWDOWN = 4;
const ATTEMPTS = 5;

// From the press to the first frame that shows its effect.
const TIME_PRESS = (selector: string) => `new Promise((resolve) => {
  const start = performance.now();
  document.querySelector(${JSON.stringify(selector)}).click();
  requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => resolve(performance.now() - start); channel.port2.postMessage(0); });
})`;

// A range by drag moves cell by cell; the frame that matters is the one after the last move, with the whole range in it.
const TIME_RANGE = `new Promise((resolve) => {
  const cells = [...document.querySelectorAll('#storybook-root button:not(:disabled)')];
  const [first, last] = [cells[0], cells.at(-1)];
  const press = (cell, shiftKey) => cell.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey, detail: 1 }));
  press(first, false);
  requestAnimationFrame(() => setTimeout(() => {
    const start = performance.now();
    press(last, true);
    const script = performance.now() - start;
    requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => resolve({ script, frame: performance.now() - start, cells: cells.length, chosen: document.querySelectorAll('#storybook-root [aria-pressed=true], #storybook-root [aria-selected=true], #storybook-root [aria-checked=true]').length }); channel.port2.postMessage(0); });
  }, 0));
})`;

const COUNT_ELEMENTS = `document.querySelectorAll('#storybook-root *').length`;
// Screen readers are told how long the list is; this is how one sees that the new rows have been drawn.
const HAS_ROWS = (selector: string, count: number) => `document.querySelector(${JSON.stringify(selector)})?.getAttribute('aria-setsize') === '${count}'`;
const SHOW_ROWS = (count: number) => `window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', { storyId: window.__STORYBOOK_PREVIEW__.currentRender.id, updatedArgs: { items: Array.from({ length: ${count} }, (_, id) => ({ id, name: 'Компания № ' + (id + 1) })) } })`;

const SHOW_TAGS = (count: number) => `window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', { storyId: window.__STORYBOOK_PREVIEW__.currentRender.id, updatedArgs: { tags: Array.from({ length: ${count} }, (_, id) => ({ id, label: 'Компания № ' + (id + 1) })) } })`;

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

interface RangeTime {
  script: number;
  frame: number;
  cells: number;
  chosen: number;
}

const benches: Record<string, (page: Page) => Promise<string>> = {
  'компоненты-slotgrid--fortnight': async (page) => {
    const { script, frame, cells, chosen } = await page.evaluate<RangeTime>(TIME_RANGE);
    return `| SlotGrid, 14 days × 24 slots: a range of ${chosen} slots out of ${cells} buttons by Shift | ${script.toFixed(0)} ms of script, ${frame.toFixed(0)} ms to the next frame |`;
  },
  'компоненты-virtuallist--ten-thousand': async (page) => {
    const counts: string[] = [];
    for (const rows of [100, 10_000, 100_000]) {
      await page.evaluate(SHOW_ROWS(rows));
      await page.waitForFunction(HAS_ROWS('#storybook-root li', rows));
      counts.push(`${rows.toLocaleString('en')}: ${await page.evaluate<number>(COUNT_ELEMENTS)}`);
    }
    return `| VirtualList, elements by number of rows | ${counts.join('; ')} |`;
  },
  'компоненты-taglist--hundred-thousand': async (page) => {
    await slowDown(page, CPU_SLOWDOWN);
    const counts: string[] = [];
    for (const tags of [100, 10_000, 100_000]) {
      await page.evaluate(SHOW_TAGS(tags));
      await page.waitForFunction(HAS_ROWS('#storybook-root [role=listitem]', tags));
      counts.push(`${tags.toLocaleString('en')}: ${await page.evaluate<number>(COUNT_ELEMENTS)}`);
    }
    const time = await page.evaluate<number>(TIME_PRESS('#storybook-root [role=listitem] button'));
    return `| TagList, elements by number of tags; one of 100,000 taken back, CPU ${CPU_SLOWDOWN} times slower | ${counts.join('; ')}; ${time.toFixed(0)} ms |`;
  },
  'компоненты-multiselectfilter--two-thousand': async (page) => {
    await slowDown(page, CPU_SLOWDOWN);
    const times: number[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      times.push(await page.evaluate<number>(TIME_PRESS('#storybook-root button')));
      await page.locator('[role=treeitem]').first().waitFor();
      await page.keyboard.press('Escape');
      await page.locator('[role=dialog]').waitFor({ state: 'detached' });
    }
    return `| MultiSelectFilter with 2,000 options opens, CPU ${CPU_SLOWDOWN} times slower: first, median of ${ATTEMPTS} | ${times[0]?.toFixed(0)} ms, ${median(times).toFixed(0)} ms |`;
  },
};

await buildStorybook();
const rows = new Map<string, string>();
const stories = readStories(storybookFolder).filter(({ id }) => id in benches);
for (const story of stories) {
  // One after another: side by side they would measure each other.
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
const table = ['| figure | measured |', '| --- | --- |', ...rows.values()].join('\n');
const file = path.join(repositoryRoot, 'docs/design-system.md');
writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'bench', table));
console.log(table);
if (missing.length > 0) {
  console.error(`Нет историй: ${missing.join(', ')}.`);
  process.exitCode = 1;
}
