import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { showVariant } from './openStory.ts';
import { sheetPage, type SheetRow } from './sheetPage.ts';
import type { StoryEntry } from './stories.ts';
import { VARIANTS } from './variants.ts';
import { visitStories } from './visitStories.ts';

/** More than two screens of a laptop says nothing new about a component. */
const MAX_HEIGHT = 1800;
const MARGIN = 16;
const SHEET_WIDTH = 2260;

// As high as what can be seen, floating parts included: not what a scrolling box holds back, nor what is for screen readers only.
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

/** Pictures of each story in both themes and widths, one sheet per component, with an index.html beside them. @returns the files */
export async function drawSheets(folder: string, stories: readonly StoryEntry[], output: string): Promise<string[]> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const rows = new Map<string, SheetRow>();
  const sheets: string[] = [];
  await visitStories({
    folder,
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

function indexPage(sheets: readonly string[]): string {
  const images = sheets.map(
    (name) =>
      `<h2>${name.replace('.png', '')}</h2><a href="${encodeURI(name)}"><img src="${encodeURI(name)}" loading="lazy" width="1130" alt=""></a>`,
  );
  return `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Истории Storybook</title><body style="font-family:system-ui">${images.join('\n')}</body></html>\n`;
}
