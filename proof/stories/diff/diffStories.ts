import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildStorybook, storybookFolder } from 'tooling/build/buildStorybook';
import { runFolder } from 'tooling/system/runFolder';
import { pickStories, readStories, type StoryEntry } from '../stories.ts';
import { buildEarlier, readCommit } from './buildEarlier.ts';
import { diffPage, nameOf, percent, shareOf, type ChangedStory, type StoryDiff } from './diffPage.ts';
import { comparePair, drawPairs } from './drawPairs.ts';

/**
 * `npm run storybook diff [commit] [words]`: draws the stories of a commit and of the working tree on this machine, and
 * writes one page with those that look different. Differences do not fail the command.
 * @param asked a commit by any of its names, by default the last release
 */
export async function diffStories(asked: string | undefined, words: readonly string[]): Promise<void> {
  const commit = await readCommit(asked);
  await buildStorybook();
  const folder = await buildEarlier(commit);
  const diff = await compareBuilds(folder, storybookFolder, words);
  const output = path.join(runFolder, 'storybook-diff');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const file = path.join(output, 'index.html');
  writeFileSync(file, diffPage({ before: commit.name, ...diff }));
  for (const line of summarize(diff)) console.log(line);
  console.log(`Since ${commit.name}: ${file}`);
}

async function compareBuilds(
  before: string,
  after: string,
  words: readonly string[],
): Promise<Omit<StoryDiff, 'before'>> {
  const [earlier, present] = [before, after].map((folder) => pickStories(readStories(folder), words)) as [
    StoryEntry[],
    StoryEntry[],
  ];
  const lacks = (stories: readonly StoryEntry[]) => {
    const ids = new Set(stories.map(({ id }) => id));
    return ({ id }: StoryEntry) => !ids.has(id);
  };
  const added = present.filter(lacks(earlier));
  const removed = earlier.filter(lacks(present));
  const compared = present.filter((story) => !added.includes(story));

  const builds = { before, after };
  const first = await drawPairs(builds, compared, false);
  const seen = compared.filter(({ id }) => first.has(id));
  // What loads late differs by chance: only what differs however often it is drawn has changed.
  const second = await drawPairs(builds, seen, true);
  const changed: ChangedStory[] = [];
  for (const story of seen) {
    const [earlierLook, look] = [first.get(story.id), second.get(story.id)];
    if (!earlierLook || !look) continue;
    const pictures = await comparePair(
      look,
      { before: earlierLook.before, after: look.after },
      { before: look.before, after: earlierLook.after },
    );
    if (pictures.length > 0) changed.push({ story, pictures });
  }
  return { compared: compared.length, changed, added, removed };
}

function summarize({ compared, changed, added, removed }: Omit<StoryDiff, 'before'>): string[] {
  const most = changed.toSorted((first, second) => shareOf(second) - shareOf(first));
  return [
    ...most.map((each) => `changed  ${nameOf(each.story)}: ${percent(shareOf(each))}`),
    ...added.map((story) => `new  ${nameOf(story)}`),
    ...removed.map((story) => `removed  ${nameOf(story)}`),
    `${changed.length} of ${compared} stories changed, ${added.length} new, ${removed.length} removed.`,
  ];
}
