import { serverNow } from '../clock/serverClock';
import { keepDraft, onDraftElsewhere, readDraft } from '../storage/drafts';

/** What became of a write that waited for the network, as the bell keeps it on this device. */
export interface Told {
  /** ISO instant */
  at: string;
  text: string;
  /** The page of its subject, on this origin. */
  href: string;
  isRead: boolean;
}

const MOST_KEPT = 10;
/** Milliseconds that a read result stays: its line names the time without the day. */
const LIFE = 16 * 3_600_000;
const NONE: readonly Told[] = [];

const listeners = new Set<() => void>();
let last = { text: '', told: NONE };

// A draft, so that it ends with the login.
const nameOf = (account: number) => `told.${account}`;

/** The newest results of an account, newest first, without read ones of former days; the same list until it changes. */
export function readTold(account: number): readonly Told[] {
  const text = readDraft(nameOf(account));
  if (text !== last.text) last = { text, told: parse(text) };
  return last.told;
}

/** Keeps a result for the bell. */
export function tellLater(account: number, told: Pick<Told, 'text' | 'href'>): void {
  const at = new Date(serverNow()).toISOString();
  write(account, [{ ...told, at, isRead: false }, ...readTold(account)].slice(0, MOST_KEPT));
}

/** Marks all results of an account as read. */
export function markToldRead(account: number): void {
  const told = readTold(account);
  if (told.some(({ isRead }) => !isRead))
    write(
      account,
      told.map((each) => ({ ...each, isRead: true })),
    );
}

/** Calls back when the results of an account change, in any tab; returns the unsubscribe. */
export function followTold(account: number, listener: () => void): () => void {
  listeners.add(listener);
  const stop = onDraftElsewhere(nameOf(account), listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function write(account: number, told: readonly Told[]): void {
  keepDraft(nameOf(account), JSON.stringify(told));
  listeners.forEach((listener) => listener());
}

function parse(text: string): readonly Told[] {
  try {
    const told: unknown = text === '' ? NONE : JSON.parse(text);
    return Array.isArray(told) ? (told as Told[]).filter(isOfToday) : NONE;
  } catch {
    return NONE;
  }
}

const isOfToday = ({ at, isRead }: Told) => !isRead || serverNow() - Date.parse(at) < LIFE;
