import type { StoryEntry } from '../stories.ts';
import type { Variant } from '../variants.ts';

/** A story that looks different in one theme. */
export interface ChangedPicture {
  variant: Variant;
  /** Part of the pixels that differ, of 1. */
  share: number;
  /** PNG. */
  before: Buffer;
  after: Buffer;
  difference: Buffer;
}

export interface ChangedStory {
  story: StoryEntry;
  pictures: readonly ChangedPicture[];
}

/** What two builds of Storybook look like, side by side. */
export interface StoryDiff {
  /** Names the earlier sources: «4562fe4b fix(ui): …». */
  before: string;
  /** Number of compared stories. */
  compared: number;
  changed: readonly ChangedStory[];
  added: readonly StoryEntry[];
  removed: readonly StoryEntry[];
}

/** A new colour changes every story, and a page with all of them would be too large for a browser. */
const MOST_DRAWN = 200;

const THEMES = { light: 'светлая тема', dark: 'тёмная тема' };
const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; }
  h2 { margin: 40px 0 8px; font-size: 20px; }
  h3 { margin: 16px 0 8px; font-size: 16px; font-weight: 400; }
  .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; }
  figcaption { margin-bottom: 4px; }
  img { max-width: 100%; height: auto; outline: 1px solid #9398a6; }
  body:has(#full:checked) .pictures { grid-template-columns: repeat(3, max-content); overflow-x: auto; padding: 1px; }
  body:has(#full:checked) img { max-width: none; }
`;

/** The widest share of a story's pictures. */
export const shareOf = ({ pictures }: ChangedStory): number => Math.max(...pictures.map(({ share }) => share));

export const nameOf = ({ title, name }: StoryEntry): string => `${title} · ${name}`;

/** One page with everything that changed, the largest change first. Contains its pictures. */
export function diffPage({ before, compared, changed, added, removed }: StoryDiff): string {
  const sorted = changed.toSorted((first, second) => shareOf(second) - shareOf(first));
  const rest = sorted.slice(MOST_DRAWN);
  const sections = [
    ...sorted.slice(0, MOST_DRAWN).map(drawStory),
    listStories('Изменились тоже', rest.map(describeStory)),
    listStories('Новые', added.map(nameOf)),
    listStories('Удалены', removed.map(nameOf)),
  ];
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Что изменилось в историях</title>
<style>${STYLE}</style>
<h1>Что изменилось в историях</h1>
<p>Было: ${escape(before)}. Стало: рабочая копия.</p>
<p>Сравнили: ${compared}. Изменились: ${changed.length}, новые: ${added.length}, удалены: ${removed.length}.</p>
${changed.length > 0 ? '<p><label><input type="checkbox" id="full"> Картинки в полный размер</label></p>' : ''}
${sections.join('\n')}
</html>
`;
}

function drawStory(changed: ChangedStory): string {
  const rows = changed.pictures.toSorted((first, second) => second.share - first.share).map(drawPicture);
  return `<section><h2>${escape(nameOf(changed.story))}</h2>${rows.join('')}</section>`;
}

function drawPicture({ variant, share, before, after, difference }: ChangedPicture): string {
  const figures = [
    ['Было', before],
    ['Стало', after],
    ['Разница', difference],
  ] as const;
  const drawn = figures.map(
    ([caption, picture]) =>
      `<figure><figcaption>${caption}</figcaption><img alt="" loading="lazy" ${sizeOf(picture)} src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  );
  return `<h3>${THEMES[variant.theme]}, ${variant.width} px: ${percent(share)}</h3><div class="pictures">${drawn.join('')}</div>`;
}

/** The size of a PNG, for the place of a picture that loads later. */
const sizeOf = (picture: Buffer): string => `width="${picture.readUInt32BE(16)}" height="${picture.readUInt32BE(20)}"`;

const describeStory = (changed: ChangedStory): string => `${nameOf(changed.story)}: ${percent(shareOf(changed))}`;

function listStories(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const items = lines.map((line) => `<li>${escape(line)}</li>`);
  return `<section><h2>${title}</h2><ul>${items.join('')}</ul></section>`;
}

/** «0,05 %»: two digits that count, since a changed icon is a tiny part of a page. */
export function percent(share: number): string {
  return new Intl.NumberFormat('ru-RU', { style: 'percent', maximumSignificantDigits: 2 }).format(share);
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
