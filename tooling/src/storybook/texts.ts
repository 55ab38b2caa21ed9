import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../system/packages.ts';
import type { StoryEntry } from './stories.ts';

const CYRILLIC = /[а-яё]/i;

/** What Storybook's configuration says in Russian: names of stories by their English ones, and when to use a component by its title. */
export interface StorybookTexts {
  words: Record<string, string>;
  guides: Record<string, string>;
}

/** Reads the texts of `.storybook`. */
export async function readTexts(): Promise<StorybookTexts> {
  const load = (name: string): Promise<Partial<StorybookTexts>> =>
    import(pathToFileURL(path.join(repositoryRoot, '.storybook', name)).href) as Promise<Partial<StorybookTexts>>;
  const [{ words = {} }, { guides = {} }] = await Promise.all([load('storyNameWords.ts'), load('guides.ts')]);
  return { words, guides };
}

/** The stories under the names that people see. */
export function inRussian(stories: readonly StoryEntry[], { words }: StorybookTexts): StoryEntry[] {
  return stories.map((story) => ({ ...story, name: words[story.name] ?? story.name }));
}

/** Stories without a Russian name and shared components without a word about their use, as sentences that say what to do. */
export function findMissingTexts(stories: readonly StoryEntry[], texts: StorybookTexts): string[] {
  const { guides } = texts;
  const names = inRussian(stories, texts)
    .filter(({ name }) => !CYRILLIC.test(name))
    .map(({ title, name }) => `${title} · ${name}: допишите русское имя в .storybook/storyNameWords.ts`);
  const shared = stories.filter(({ importPath }) => importPath.startsWith('./shared-ui/'));
  const titles = [...new Set(shared.map(({ title }) => title))].filter((title) => guides[title] === undefined);
  return [...names, ...titles.map((title) => `${title}: допишите в .storybook/guides.ts, когда использовать`)];
}
