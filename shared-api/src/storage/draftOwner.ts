import { deleteTexts, onOtherTab, readText, writeText } from './browserStorage';
import { DRAFT_PREFIX, GUEST, keepDraftsFor, OWNER } from './drafts';
import { forgetUnsent } from './unsentDatabases';

/** Name of a draft written without a login; any login deletes it. */
export const guestDraftName = (name: string) => GUEST + name;

/**
 * Call when the current user has loaded and before the page reads a draft. After an expired session the same user finds
 * the drafts again; drafts and unsent messages of another or an unknown owner are deleted.
 */
export function claimDrafts(account: number): void {
  if (isDraftOwner(account)) deleteTexts(DRAFT_PREFIX + GUEST);
  else forgetAllDrafts();
  keepDraftsFor(account);
}

/**
 * Deletes all drafts and unsent messages of this browser. For the logout, so that the next user of the computer cannot
 * read them.
 */
export function forgetAllDrafts(): void {
  forgetUnsent();
  deleteTexts(DRAFT_PREFIX);
  deleteTexts(DRAFT_PREFIX, 'sessionStorage');
  writeText(OWNER, '');
}

/** Whether this account was the last to load its drafts in this browser, and has not logged out. */
export function isDraftOwner(account: number): boolean {
  return readText(OWNER) === String(account);
}

/** Calls back when another account logs in, in another tab of the browser. Returns the unsubscribe. */
export function onOtherOwner(account: number, listener: () => void): () => void {
  return onOtherTab(({ key, newValue }) => {
    if (key === OWNER && newValue !== null && newValue !== String(account)) listener();
  });
}
