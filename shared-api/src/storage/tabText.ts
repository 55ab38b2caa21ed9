import { readText, writeText } from './browserStorage';

const PREFIX = 'vstrecha.';

/** Keeps a text in this tab, across page loads; an empty one deletes it. */
export function keepTabText(name: string, text: string): void {
  writeText(PREFIX + name, text, 'sessionStorage');
}

/** Returns a text that this tab keeps, and deletes it; empty by default. */
export function takeTabText(name: string): string {
  const text = readText(PREFIX + name, 'sessionStorage');
  keepTabText(name, '');
  return text;
}
