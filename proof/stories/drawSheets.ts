import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { buildStorybook, storybookFolder } from 'tooling/build/buildStorybook';
import { runFolder } from 'tooling/system/runFolder';
import { showVariant } from './openStory.ts';
import { pickStories, readStories, type StoryEntry } from './stories.ts';
import { VARIANTS } from './variants.ts';
import { visitStories } from './visitStories.ts';

/** Pictures of one story in the order of the variants: phone light, phone dark, laptop light, laptop dark. */
interface SheetRow {
  name: string;
  pictures: readonly Buffer[];
}

/** px, two screens of a laptop: taller pictures show no more about a component. */
const MAX_HEIGHT = 1800;
const MARGIN = 16;
const SHEET_WIDTH = 2260;

const STYLE = `
  body { margin: 16px; background: #c9ccd4; font: 16px/1.4 system-ui, sans-serif; }
  h1 { margin: 0 0 8px; font-size: 24px; }
  h2 { margin: 16px 0 4px; font-size: 16px; }
  div { display: flex; align-items: flex-start; gap: 12px; }
  img { display: block; box-shadow: 0 0 0 1px #9398a6; }
`;

// Height of the visible content, floating parts included, without hidden overflow of scrolling boxes and without texts
// for screen readers.
const CONTENT_HEIGHT = `(() => {
  const seenBottom = (element) => {
    let { bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowY !== 'visible') bottom = Math.min(bottom, box.getBoundingClientRect().bottom);
    }
    return bottom;
  };
  return Math.max(80, ...[...document.body.querySelectorAll('#storybook-root *, body > div:not([class^=sb-]):not(#storybook-docs) *')]
    .filter((element) => element.checkVisibility() && element.clientWidth !== 1).map(seenBottom));
})()`;

/** `npm run storybook sheet [words]`: pictures of every story, or of those chosen by the words, for review by eye. */
export async function drawSheets(words: readonly string[]): Promise<void> {
  const { isNew } = await buildStorybook();
  console.log(isNew ? 'Storybook is built.' : 'Storybook has not changed, its build is used.');
  const output = path.join(runFolder, 'storybook-sheets');
  const sheets = await takeSheets(pickStories(readStories(storybookFolder), words), output);
  console.log(`${sheets.length} sheets: ${path.join(output, 'index.html')}`);
}

/** Draws both themes and widths of each story, one sheet per component, with an index.html. @returns the file names */
async function takeSheets(stories: readonly StoryEntry[], output: string): Promise<string[]> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const rows = new Map<string, SheetRow>();
  const sheets: string[] = [];
  await visitStories({
    folder: storybookFolder,
    stories,
    visit: async (page, story) => {
      rows.set(story.id, { name: story.name, pictures: await takePictures(page) });
    },
    finish: async (browser) => {
      for (const [title, group] of Map.groupBy(stories, (story) => story.title)) {
        const name = `${title.replaceAll('/', ' - ')}.png`;
        await drawSheet(
          browser,
          sheetPage(
            title,
            group.flatMap(({ id }) => rows.get(id) ?? []),
          ),
          path.join(output, name),
        );
        sheets.push(name);
      }
    },
  });
  writeFileSync(path.join(output, 'index.html'), indexPage(sheets));
  return sheets;
}

async function takePictures(page: Page): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const variant of VARIANTS) {
    await showVariant(page, variant);
    const height = Math.min(
      MAX_HEIGHT,
      Math.max(variant.height, Math.ceil(await page.evaluate<number>(CONTENT_HEIGHT)) + MARGIN),
    );
    const isTall = height > variant.height;
    const content = Math.min(height, Math.ceil(await page.evaluate<number>(CONTENT_HEIGHT)) + MARGIN);
    if (isTall) await page.setViewportSize({ width: variant.width, height });
    pictures.push(
      await page.screenshot({ type: 'jpeg', quality: 85, clip: { x: 0, y: 0, width: variant.width, height: content } }),
    );
  }
  return pictures;
}

async function drawSheet(browser: Browser, html: string, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 100 } });
  await page.setContent(html, { waitUntil: 'load' });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

/** A page with one row per story: phones in full size, laptops at half. */
function sheetPage(title: string, rows: readonly SheetRow[]): string {
  const drawn = rows.map(({ name, pictures }) => {
    const images = pictures.map(
      (picture, index) =>
        `<img width="${index < 2 ? 360 : 720}" src="data:image/jpeg;base64,${picture.toString('base64')}" alt="">`,
    );
    return `<h2>${name}</h2><div>${images.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><h1>${title} · 360 and 1440 px (at half size), light and dark</h1>${drawn.join('')}`;
}

function indexPage(sheets: readonly string[]): string {
  const images = sheets.map(
    (name) =>
      `<h2>${name.replace('.png', '')}</h2><a href="${encodeURI(name)}"><img src="${encodeURI(name)}" loading="lazy" width="1130" alt=""></a>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stories</title><body style="font-family:system-ui">${images.join('\n')}</body></html>\n`;
}
