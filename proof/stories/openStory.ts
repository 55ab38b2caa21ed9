import type { Page } from 'playwright-core';
import type { StoryEntry } from './stories.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** Current time of every story: a Monday of the event, 12:00 in Moscow. */
export const NOW = Date.parse('2026-11-23T12:00:00+03:00');

/** A page with Storybook's preview that shows stories one after another. */
export interface Stage {
  page: Page;
  origin: string;
  /** Console errors and exceptions since the last story was opened; grows. */
  complaints: string[];
  isLoaded: boolean;
  /** Keeps the page's real clock. */
  isTimed: boolean;
}

export interface OpenStory {
  /** Console errors and exceptions so far; rendering and checks append more. */
  complaints: readonly string[];
  parameters: StoryParameters;
}

export interface StoryParameters {
  /** Ignores console errors: the story shows a component that throws. */
  isNoisy: boolean;
  /** Rules that do not apply to it, each with a reason. */
  check: Record<string, string>;
}

/** A story that did not finish rendering; the message names it and the phase it reached. */
export class StuckStory extends Error {}

// No animations and no blinking caret, so that two runs look the same.
const STILL =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important; }';

const IS_DRAWN = (id: string) => `(() => {
  const { id, phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  const isDone = phase === 'finished' || phase === 'errored' || phase === 'aborted';
  return (id === ${JSON.stringify(id)} && isDone) || document.body.classList.contains('sb-show-errordisplay');
})()`;

const HAS_THEME = (theme: string) => `document.documentElement.dataset.theme === ${JSON.stringify(theme)}`;
// Stored as well for older builds: the application's switch, on wide pages, applies what is stored.
const SET_THEME = (theme: string) =>
  `document.documentElement.dataset.theme = ${JSON.stringify(theme)}; localStorage.setItem('vstrecha.theme', ${JSON.stringify(theme)})`;

const SWITCH_TO = (id: string) =>
  `${SET_THEME(VARIANTS[0].theme)}; window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: ${JSON.stringify(id)}, viewMode: 'story' })`;

const READ_PROGRESS = `(() => {
  const { id, phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  return [id, phase].filter(Boolean).join(', ') || 'nothing rendered';
})()`;

const READ_PARAMETERS = `(() => {
  const { isNoisy, check } = window.__STORYBOOK_PREVIEW__.currentRender?.story?.parameters ?? {};
  return { isNoisy: Boolean(isNoisy), check: check ?? {} };
})()`;

const SETTLE = `(async () => {
  await Promise.all(['400 16px "Golos Text"', '600 16px "Golos Text"'].map((font) => document.fonts.load(font, 'Встреча Az')));
  await document.fonts.ready;
  await Promise.all([...document.images].filter((image) => image.loading !== 'lazy').map((image) => image.decode().catch(() => undefined)));
})()`;

// ResizeObserver and media queries report after a layout, React renders their changes in a task, and that causes
// another layout: three rounds of both.
export const NEXT_PAINT = `(async () => {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
})()`;

/**
 * Longer than the delay of skeletons (150 ms) and shorter than that of toasts (3 s): the page's clock is moved forward
 * by it.
 */
const APPEARANCE_MS = 1_000;

/** Shows a story and waits until it is rendered with its fonts and images. Throws StuckStory when that takes too long. */
export async function openStory(stage: Stage, { id }: StoryEntry): Promise<OpenStory> {
  const { page, origin } = stage;
  stage.complaints.length = 0;
  if (stage.isLoaded) {
    await page.setViewportSize(VARIANTS[0]);
    // Otherwise times of a story would depend on how long the earlier ones took.
    if (!stage.isTimed) await page.clock.setSystemTime(NOW);
    await page.evaluate(SWITCH_TO(id));
  } else {
    await page.setViewportSize(VARIANTS[0]);
    // Turns off the accessibility panel's own run, which would repeat the check.
    await page.goto(`${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=a11y.manual:!true`, {
      waitUntil: 'domcontentloaded',
    });
    await page.addStyleTag({ content: STILL });
    stage.isLoaded = true;
  }
  try {
    await page.waitForFunction(IS_DRAWN(id));
  } catch (error) {
    throw new StuckStory(`${id} was not rendered in time (${await page.evaluate<string>(READ_PROGRESS)})`, {
      cause: error,
    });
  }
  await page.evaluate(SETTLE);
  if (!stage.isTimed) await page.clock.fastForward(APPEARANCE_MS);
  await page.evaluate(NEXT_PAINT);
  return { complaints: stage.complaints, parameters: await page.evaluate<StoryParameters>(READ_PARAMETERS) };
}

/** Resizes the page and switches its theme, unless it shows this variant already, as a story does that just opened. */
export async function showVariant(page: Page, { theme, width, height }: Variant): Promise<void> {
  const shown = page.viewportSize();
  if (shown?.width === width && shown.height === height && (await page.evaluate<boolean>(HAS_THEME(theme)))) return;
  await page.evaluate(SET_THEME(theme));
  await page.setViewportSize({ width, height });
  await page.evaluate(NEXT_PAINT);
}
