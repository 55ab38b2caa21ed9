/** Begins the key of everything that is forgotten with the drafts, in either storage of the browser. */
export const DRAFT_PREFIX = 'vstrecha.draft.';

/**
 * What a person typed under a name (e.g. `chat.17`), as kept by `keepDraft`: it survives a reload, a lost network and a crashed remote.
 * Empty when nothing is kept or the browser keeps nothing. Never for passwords.
 */
export function readDraft(name: string): string {
  try {
    return localStorage.getItem(DRAFT_PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a draft; an empty text forgets it. A full or forbidden storage is no failure: the text is still on the screen. */
export function keepDraft(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(DRAFT_PREFIX + name);
    else localStorage.setItem(DRAFT_PREFIX + name, text);
  } catch {
    // see above
  }
}
