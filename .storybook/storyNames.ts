import { words } from './storyNameWords';

/** A story's name for people: its own when it is Russian already, else the translation of the export's name, else the name itself. */
export function russianName(name: string): string {
  return words[name] ?? name;
}
