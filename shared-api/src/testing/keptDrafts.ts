const DRAFT_PREFIX = 'vstrecha.draft.';

/** Texts of all stored drafts, without their names. */
export function keptDrafts(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(DRAFT_PREFIX))
    .map((key) => localStorage.getItem(key) ?? '');
}
