import { forgetUnsent } from './unsentDatabase';

const PREFIX = 'vstrecha.draft.';

/**
 * What a person typed under a name (e.g. `chat.17`), as kept by `keepDraft`: it survives a reload, a lost network and a crashed remote.
 * Empty when nothing is kept or the browser keeps nothing. Never for passwords.
 */
export function readDraft(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a draft; an empty text forgets it. A full or forbidden storage is no failure: the text is still on the screen. */
export function keepDraft(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    // see above
  }
}

/** Forgets all drafts of this browser and all messages not sent: at logout, so that the next person at the same computer does not read them. */
export function forgetAllDrafts(): void {
  forgetUnsent();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
