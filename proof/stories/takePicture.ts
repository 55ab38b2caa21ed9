import type { Page } from 'playwright-core';
import { showVariant } from './openStory.ts';
import type { Variant } from './variants.ts';

/** px, two screens of a laptop: taller pictures show no more about a component. */
const MAX_HEIGHT = 1800;
const MARGIN = 16;

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

const LONGEST_WAIT = 10;

/** Draws until two pictures in a row are the same, for what loads or decodes late. */
export async function takeStillPicture(page: Page, variant: Variant): Promise<Buffer> {
  let picture = await takePicture(page, variant, { type: 'png' });
  for (let attempt = 0; attempt < LONGEST_WAIT; attempt += 1) {
    const next = await takePicture(page, variant, { type: 'png' });
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

/** Draws the story that the page shows in one variant, as tall as its content. */
export async function takePicture(
  page: Page,
  variant: Variant,
  format: { type: 'png' } | { type: 'jpeg'; quality: number },
): Promise<Buffer> {
  await showVariant(page, variant);
  const { width } = variant;
  const needed = Math.ceil(await page.evaluate<number>(CONTENT_HEIGHT)) + MARGIN;
  const height = Math.min(MAX_HEIGHT, Math.max(variant.height, needed));
  if (height > variant.height) await page.setViewportSize({ width, height });
  return page.screenshot({ ...format, clip: { x: 0, y: 0, width, height: Math.min(height, needed) } });
}
