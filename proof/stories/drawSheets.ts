import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { buildStorybook, storybookFolder } from 'tooling/build/buildStorybook';
import { runFolder } from 'tooling/system/runFolder';
import { pickStories, readStories, type StoryEntry } from './stories.ts';
import { takePicture } from './takePicture.ts';
import { VARIANTS } from './variants.ts';
import { visitStories } from './visitStories.ts';

/** Pictures of one story in the order of the variants: phone light, phone dark, laptop light, laptop dark. */
interface SheetRow {
  name: string;
  pictures: readonly Buffer[];
}

const SHEET_WIDTH = 2260;

const STYLE = `
  body { margin: 16px; background: #c9ccd4; font: 16px/1.4 system-ui, sans-serif; }
  h1 { margin: 0 0 8px; font-size: 24px; }
  h2 { margin: 16px 0 4px; font-size: 16px; }
  div { display: flex; align-items: flex-start; gap: 12px; }
  img { display: block; box-shadow: 0 0 0 1px #9398a6; }
`;

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
      const pictures: Buffer[] = [];
      for (const variant of VARIANTS) pictures.push(await takePicture(page, variant, { type: 'jpeg', quality: 85 }));
      rows.set(story.id, { name: story.name, pictures });
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
