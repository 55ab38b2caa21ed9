import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { ensureChromium } from '../browser/ensureChromium.ts';
import { launchArgs } from '../browser/findChromium.ts';
import { createStaticServer } from '../serve/createStaticServer.ts';
import { openStory, type OpenStory, type Stage } from './openStory.ts';
import type { StoryEntry } from './stories.ts';

/** «Today» of every story: a Monday of the event, 12:00 in Moscow. */
const NOW = Date.parse('2026-11-23T12:00:00+03:00');
const AT_ONCE = 3;
/** Loading Storybook takes longer than drawing a story: a page serves many, and a new one takes over before much has gathered in it. */
const STORIES_PER_PAGE = 40;
const STORY_TIMEOUT_MS = 60_000;

/** What is done with each story; it may resize and repaint the page as it likes. */
export type Visit = (page: Page, story: StoryEntry, opened: OpenStory) => Promise<void>;

export interface VisitOptions {
  /** The built Storybook. */
  folder: string;
  stories: readonly StoryEntry[];
  /** Scripts for each page, as text. */
  scripts?: readonly string[];
  /** The visit measures time: the page keeps the real clock, and nothing that appears later is waited for. */
  isTimed?: boolean;
  visit: Visit;
  /** What the same browser does after the last story. */
  finish?: (browser: Browser) => Promise<void>;
}

/** Opens every story in pages side by side of one Chromium: same clock, zone, language and letters, nothing moving. */
export async function visitStories({
  folder,
  stories,
  scripts = [],
  isTimed = false,
  visit,
  finish,
}: VisitOptions): Promise<void> {
  const server = await createStaticServer({
    root: folder,
    port: 0,
    files: { '/favicon.ico': path.join(folder, 'favicon.svg') },
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...launchArgs] });
  const waiting = [...stories];
  try {
    const open = () => openStage(browser, server.origin, { scripts, isTimed });
    await Promise.all(Array.from({ length: AT_ONCE }, () => visitNext(open, waiting, visit)));
    await finish?.(browser);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function visitNext(open: () => Promise<Stage>, waiting: StoryEntry[], visit: Visit): Promise<void> {
  let stage = await open();
  let served = 0;
  for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
    const opened = await openStory(stage, story);
    await visit(stage.page, story, opened);
    served += 1;
    // After a story that broke nobody knows what it left behind.
    if (served < STORIES_PER_PAGE && stage.complaints.length === 0) continue;
    await stage.page.context().close();
    stage = await open();
    served = 0;
  }
}

/** A context of its own: the pages of one share their clock, which each story moves. */
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
