import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A story as Storybook's index names it. */
export interface StoryEntry {
  id: string;
  /** The path in the side bar: «Действия/Button». */
  title: string;
  name: string;
  /** The file from the repository's root: `./shared-ui/src/components/Button/Button.stories.tsx`. */
  importPath: string;
}

interface StorybookIndex {
  entries: Record<string, StoryEntry & { type: 'story' | 'docs' }>;
}

/** All stories of a built Storybook in the order of its side bar; docs pages are none. */
export function readStories(folder: string): StoryEntry[] {
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as StorybookIndex;
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** Those whose title or id contains one of the words; all when no words are given. */
export function pickStories(stories: readonly StoryEntry[], words: readonly string[]): StoryEntry[] {
  if (words.length === 0) return [...stories];
  return stories.filter(({ id, title }) =>
    words.some((word) => `${id} ${title}`.toLowerCase().includes(word.toLowerCase())),
  );
}
