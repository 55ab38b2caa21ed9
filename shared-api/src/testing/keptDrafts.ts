import { DRAFT_PREFIX } from '../drafts';

/** What this browser keeps of what was typed and not sent, without the names. */
export function keptDrafts(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(DRAFT_PREFIX))
    .map((key) => localStorage.getItem(key) ?? '');
}
