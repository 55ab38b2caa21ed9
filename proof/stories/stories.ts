import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface StoryEntry {
  id: string;
  /** Path in the side bar: «Действия/Button». */
  title: string;
  name: string;
  /** File relative to the repository root: `./shared-ui/src/components/Button/Button.stories.tsx`. */
  importPath: string;
}

interface StorybookIndex {
  entries: Record<string, StoryEntry & { type: 'story' | 'docs' }>;
}

/** All stories of a built Storybook in the order of its side bar, without docs pages. */
export function readStories(folder: string): StoryEntry[] {
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as StorybookIndex;
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** Stories whose title or id contains one of the words; all without words. */
export function pickStories(stories: readonly StoryEntry[], words: readonly string[]): StoryEntry[] {
  if (words.length === 0) return [...stories];
  return stories.filter(({ id, title }) =>
    words.some((word) => `${id} ${title}`.toLowerCase().includes(word.toLowerCase())),
  );
}
