import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createStaticServer } from 'tooling/serve/createStaticServer';
import { launchChromium } from '#support/browser.ts';
import { NOW, openStory, StuckStory, type OpenStory, type Stage } from './openStory.ts';
import type { StoryEntry } from './stories.ts';

const AT_ONCE = 3;
/**
 * Loading Storybook takes longer than rendering a story, so a page shows many; a new one replaces it before state
 * accumulates.
 */
const STORIES_PER_PAGE = 100;
const STORY_TIMEOUT_MS = 60_000;

/** Callback for each story; may resize and restyle the page. */
export type Visit = (page: Page, story: StoryEntry, opened: OpenStory) => Promise<void>;

export interface VisitOptions {
  /** The built Storybook. */
  folder: string;
  stories: readonly StoryEntry[];
  /** Where to serve it, for pictures that show their own address; any free port by default. */
  port?: number;
  /** Sources of scripts that run in every page before its own. */
  scripts?: readonly string[];
  /** Measures time: the page keeps the real clock and does not wait for content that appears later. */
  isTimed?: boolean;
  visit: Visit;
  /** Runs in the same browser after the last story. */
  finish?: (browser: Browser, address: string) => Promise<void>;
}

/**
 * Opens every story in parallel pages of one Chromium, with fixed clock, time zone, language and fonts, and without
 * animations.
 * @returns the port
 */
export async function visitStories({
  folder,
  stories,
  port = 0,
  scripts = [],
  isTimed = false,
  visit,
  finish,
}: VisitOptions): Promise<number> {
  // Below a folder, as a server of designers may have it: an address from the root would fail.
  const server = await createStaticServer({ root: path.dirname(folder), port });
  const browser = await launchChromium();
  const waiting = [...stories];
  try {
    const address = `${server.origin}/${path.basename(folder)}`;
    const open = () => openStage(browser, address, { scripts, isTimed });
    await Promise.all(Array.from({ length: AT_ONCE }, () => visitNext(open, waiting, visit)));
    await finish?.(browser, address);
    return server.port;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function visitNext(open: () => Promise<Stage>, waiting: StoryEntry[], visit: Visit): Promise<void> {
  let stage = await open();
  let served = 0;
  for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
    const opened = await openStory(stage, story).catch(async (error: unknown) => {
      if (!(error instanceof StuckStory)) throw error;
      // On a busy machine a page may stop drawing: a story that is itself at fault is stuck in a new page as well.
      console.log(`Opened again: ${error.message}`);
      await stage.page.context().close();
      stage = await open();
      served = 0;
      return openStory(stage, story);
    });
    await visit(stage.page, story, opened);
    served += 1;
    // A broken story may have left the page in an unknown state.
    if (served < STORIES_PER_PAGE && stage.complaints.length === 0) continue;
    await stage.page.context().close();
    stage = await open();
    served = 0;
  }
}

/** Opens a separate context per page: pages of one context share the clock, which each story moves. */
async function openStage(
  browser: Browser,
  origin: string,
  { scripts, isTimed }: { scripts: readonly string[]; isTimed: boolean },
): Promise<Stage> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  if (!isTimed) await context.clock.install({ time: NOW });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
  for (const content of scripts) await context.addInitScript(content);
  const page = await context.newPage();
  page.setDefaultTimeout(STORY_TIMEOUT_MS);
  const stage: Stage = { page, origin, isTimed, complaints: [], isLoaded: false };
  page.on('pageerror', (error) => stage.complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') stage.complaints.push(`${message.text()} ${message.location().url}`.trim());
  });
  return stage;
}
