import { DRAFT_PREFIX, GUEST, keepDraftsFor, OWNER } from './draft';
import { forgetUnsent } from './unsentDatabase';

/** The name of a draft that somebody without a login writes: it goes as soon as anybody logs in. */
export const guestDraftName = (name: string) => GUEST + name;

/**
 * The server has said who sits here, and nothing of the page has read a draft yet. Whoever comes back after a session that has expired finds what
 * they typed; drafts and unsent messages of anybody else are forgotten, those of an unknown owner too.
 */
export function claimDrafts(account: number): void {
  try {
    if (localStorage.getItem(OWNER) === String(account)) forgetKeys(localStorage, DRAFT_PREFIX + GUEST);
    else forgetAllDrafts();
    keepDraftsFor(account);
  } catch {
    // A forbidden storage keeps nothing of anybody.
  }
}

/** Forgets all drafts of this browser and all messages not sent: at logout, so that the next person at the same computer does not read them. */
export function forgetAllDrafts(): void {
  forgetUnsent();
  try {
    forgetKeys(localStorage, DRAFT_PREFIX);
    forgetKeys(sessionStorage, DRAFT_PREFIX);
    localStorage.removeItem(OWNER);
  } catch {
    // nothing was kept
  }
}

/** Hears that another account than this one has logged in, in another tab of the browser. Returns the unsubscribe. */
export function onOtherOwner(account: number, listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === OWNER && newValue !== null && newValue !== String(account)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function forgetKeys(storage: Storage, prefix: string): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
