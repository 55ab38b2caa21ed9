import type { Page } from 'playwright-core';
import type { StoryEntry } from '../stories.ts';
import { takePicture, takeStillPicture } from '../takePicture.ts';
import { VARIANTS, type Variant } from '../variants.ts';
import { visitStories } from '../visitStories.ts';
import { comparePictures } from './comparePictures.ts';
import type { ChangedPicture } from './diffPage.ts';

const PROGRESS_EVERY = 100;
/** Each theme and each width once, as the checks do. */
const COMPARED = VARIANTS.filter(({ isChecked }) => isChecked);

/** Pictures of a story in both builds, in the order of the compared variants. */
export interface Pair {
  before: readonly Buffer[];
  after: readonly Buffer[];
}

/** Folders of the two builds. */
export interface Builds {
  before: string;
  after: string;
}

/**
 * Draws stories in both builds, at the same address, since some show it.
 * @param isPatient draws each until it stays the same
 * @returns those that differ, by id
 */
export async function drawPairs(
  builds: Builds,
  stories: readonly StoryEntry[],
  isPatient: boolean,
): Promise<Map<string, Pair>> {
  if (stories.length === 0) return new Map();
  const take = (page: Page, variant: Variant) =>
    isPatient ? takeStillPicture(page, variant) : takePicture(page, variant, { type: 'png' });
  const drawn = new Map<string, Buffer[]>();
  const port = await drawEach(builds.before, stories, 0, take, ({ id }, pictures) => void drawn.set(id, pictures));
  const different = new Map<string, Pair>();
  await drawEach(builds.after, stories, port, take, async ({ id }, after) => {
    const pair = { before: drawn.get(id) ?? [], after };
    drawn.delete(id);
    if ((await comparePair(pair)).length > 0) different.set(id, pair);
  });
  return different;
}

/** The compared variants of a pair that differ. @param others further pairs in which they must differ as well */
export async function comparePair(pair: Pair, ...others: readonly Pair[]): Promise<ChangedPicture[]> {
  const changed: ChangedPicture[] = [];
  for (const [index, variant] of COMPARED.entries()) {
    const found = await Promise.all([pair, ...others].map((each) => comparePicture(each, index)));
    const [first] = found;
    if (first && found.every(Boolean)) changed.push({ variant, ...first });
  }
  return changed;
}

async function comparePicture(
  { before, after }: Pair,
  index: number,
): Promise<Omit<ChangedPicture, 'variant'> | undefined> {
  const [first, second] = [before[index], after[index]];
  if (!first || !second) return undefined;
  const difference = await comparePictures(first, second);
  return difference && { share: difference.share, before: first, after: second, difference: difference.picture };
}

async function drawEach(
  folder: string,
  stories: readonly StoryEntry[],
  port: number,
  take: (page: Page, variant: Variant) => Promise<Buffer>,
  use: (story: StoryEntry, drawn: Buffer[]) => Promise<void> | void,
): Promise<number> {
  let count = 0;
  return visitStories({
    folder,
    stories,
    port,
    visit: async (page, story) => {
      const drawn: Buffer[] = [];
      for (const variant of COMPARED) drawn.push(await take(page, variant));
      await use(story, drawn);
      count += 1;
      if (count % PROGRESS_EVERY === 0) console.log(`${count} of ${stories.length} stories drawn`);
    },
  });
}
