import type { Page } from 'playwright-core';
import type { StoryEntry } from './stories.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** A page with Storybook's preview, which shows one story after another. */
export interface Stage {
  page: Page;
  origin: string;
  /** What the browser complained of since the last story was asked for; it grows. */
  complaints: string[];
  isLoaded: boolean;
  /** Its clock is the real one and is not moved. */
  isTimed: boolean;
}

/** A story on the screen. */
export interface OpenStory {
  /** What the browser complained of while it was drawn and looked at; it grows. */
  complaints: readonly string[];
  /** The story's own parameters that concern checks. */
  parameters: StoryParameters;
}

export interface StoryParameters {
  /** Its console errors are its subject: a component that throws. */
  isNoisy: boolean;
  /** Rules that do not hold for it, each with the reason. */
  check: Record<string, string>;
}

// Nothing moves and no caret blinks: two runs see the same.
const STILL =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important; }';

const IS_DRAWN = (id: string) => `(() => {
  const { id, phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  const isDone = phase === 'completed' || phase === 'finished' || phase === 'errored' || phase === 'aborted';
  return (id === ${JSON.stringify(id)} && isDone) || document.body.classList.contains('sb-show-errordisplay');
})()`;

const SWITCH_TO = (id: string) =>
  `window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: ${JSON.stringify(id)}, viewMode: 'story' })`;

const READ_PARAMETERS = `(() => {
  const { isNoisy, check } = window.__STORYBOOK_PREVIEW__.currentRender?.story?.parameters ?? {};
  return { isNoisy: Boolean(isNoisy), check: check ?? {} };
})()`;

const SETTLE = `(async () => {
  await Promise.all(['400 16px "Golos Text"', '600 16px "Golos Text"'].map((font) => document.fonts.load(font, 'Встреча Az')));
  await document.fonts.ready;
  await Promise.all([...document.images].filter((image) => image.loading !== 'lazy').map((image) => image.decode().catch(() => undefined)));
})()`;

// Observers of size and media answer after a layout, React draws their news in a task, and that is laid out again: three rounds of both.
const NEXT_PAINT = `(async () => {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
})()`;

/** Skeletons wait 150 ms before they show; toasts leave after 3 s. The page's clock is moved in between. */
const APPEARANCE_MS = 1_000;

/** Shows a story and waits until it is drawn with its letters and pictures. */
export async function openStory(stage: Stage, { id }: StoryEntry): Promise<OpenStory> {
  const { page, origin } = stage;
  stage.complaints.length = 0;
  if (stage.isLoaded) {
    await page.setViewportSize(VARIANTS[0]);
    await page.evaluate(SWITCH_TO(id));
  } else {
    await page.setViewportSize(VARIANTS[0]);
    // The accessibility panel's own run would do the work of the check a second time.
    await page.goto(`${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=a11y.manual:!true`, {
      waitUntil: 'domcontentloaded',
    });
    await page.addStyleTag({ content: STILL });
    stage.isLoaded = true;
  }
  await page.waitForFunction(IS_DRAWN(id));
  await page.evaluate(SETTLE);
  if (!stage.isTimed) await page.clock.fastForward(APPEARANCE_MS);
  await page.evaluate(NEXT_PAINT);
  return { complaints: stage.complaints, parameters: await page.evaluate<StoryParameters>(READ_PARAMETERS) };
}

/** Resizes and repaints the page. */
export async function showVariant(page: Page, { theme, width, height }: Variant): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(`document.documentElement.dataset.theme = ${JSON.stringify(theme)}`);
  await page.evaluate(NEXT_PAINT);
}
