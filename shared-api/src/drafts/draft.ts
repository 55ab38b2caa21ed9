/** Names the account whose drafts this browser keeps. */
export const OWNER = 'vstrecha.owner';

/** Begins the names of drafts that somebody without a login writes. */
export const GUEST = 'guest.';

/** Begins the key of everything that is forgotten with the drafts, in either storage of the browser. */
export const DRAFT_PREFIX = 'vstrecha.draft.';

/** Whose drafts this page keeps, once somebody has logged in. */
let owner: string | undefined;

/** From now on this page keeps drafts for an account, and only while the browser's are that account's. */
export function keepDraftsFor(account: number): void {
  localStorage.setItem(OWNER, String(account));
  owner = String(account);
}

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

/**
 * Keeps a draft; an empty text forgets it. A full or forbidden storage is no failure: the text is still on the screen. Nothing is kept once the
 * account has logged out or another one has logged in, in whichever tab: what a page writes on its way out would be left for the next person.
 */
export function keepDraft(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(DRAFT_PREFIX + name);
    else if (mayKeep(name)) localStorage.setItem(DRAFT_PREFIX + name, text);
  } catch {
    // see above
  }
}

const mayKeep = (name: string) =>
  owner === undefined || name.startsWith(GUEST) || localStorage.getItem(OWNER) === owner;
