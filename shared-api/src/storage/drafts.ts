import { onOtherTab, readText, writeText, type StorageName } from './browserStorage';
import { unsentName, type OutboxName } from './unsentDatabases';

/** Storage key of the account that owns this browser's drafts. */
export const OWNER = 'vstrecha.owner';

/** Prefix of drafts written without a login. */
export const GUEST = 'guest.';

/** Prefix of all keys that are deleted with the drafts. */
export const DRAFT_PREFIX = 'vstrecha.draft.';

/** Storage of a draft: shared by all tabs, or this tab only, until it is closed. */
interface Place {
  inThisTab?: boolean;
}

let owner: string | undefined;

/** Makes an account the owner of this browser's drafts; this page keeps drafts only as long as it stays the owner. */
export function keepDraftsFor(account: number): void {
  if (writeText(OWNER, String(account))) owner = String(account);
}

/**
 * Reads the draft stored under a name (e.g. `chat.17`) by `keepDraft`; it survives a reload, a lost network and a
 * crashed remote. Empty without a draft or without storage. Never use it for passwords.
 */
export function readDraft(name: string, place: Place = {}): string {
  return readText(DRAFT_PREFIX + name, storageOf(place));
}

/**
 * Stores a draft; an empty text deletes it. A full or forbidden storage is not an error: the text is still on the
 * screen. After a logout or another login, in any tab, this page stores no more drafts: a late write would be left for
 * the next user.
 */
export function keepDraft(name: string, text: string, place: Place = {}): void {
  if (text === '' || mayKeep(name)) writeText(DRAFT_PREFIX + name, text, storageOf(place));
}

/**
 * Calls back when another tab changes or deletes a draft; a deleted draft is an empty text.
 * @returns unsubscribes
 */
export function onDraftElsewhere(name: string, listener: (text: string, before: string) => void): () => void {
  return onOtherTab(({ key, newValue, oldValue }) => {
    if (key === DRAFT_PREFIX + name) listener(newValue ?? '', oldValue ?? '');
  });
}

/** Drafts in which builds before the outbox of invitations kept notes and rejections. */
const OLD_HINTS = ['notes', 'rejections'];

/** Whether an outbox of an account has unsent items in this browser, without opening the database. */
export function hasUnsent(outbox: OutboxName, account: number): boolean {
  const hints = [unsentName(outbox), ...(outbox === 'invitations' ? OLD_HINTS : [])];
  return hints.some((hint) => readDraft(`${hint}.${account}`) !== '');
}

/** Stores the answer for `hasUnsent`, beyond this page load. */
export function noteUnsent(outbox: OutboxName, account: number, isThere: boolean): void {
  const hint = `${unsentName(outbox)}.${account}`;
  if (isThere !== (readDraft(hint) !== '')) keepDraft(hint, isThere ? '1' : '');
}

const storageOf = ({ inThisTab = false }: Place): StorageName => (inThisTab ? 'sessionStorage' : 'localStorage');

const mayKeep = (name: string) => owner === undefined || name.startsWith(GUEST) || readText(OWNER) === owner;
