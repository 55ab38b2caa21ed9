import { useEffect } from 'react';
import { outcome } from '../client/outcome';
import { request } from '../client/request';
import { serverNow } from '../clock/serverClock';
import type { Schema } from '../contract';
import { onRealtime } from '../realtime';
import { createAccountStore } from '../storage/accountStore';
import { useFeature } from './settings';

type Mark = Schema<'Mark'>;
type MarkChange = Schema<'MarkChange'>;
type Kind = Mark['kind'];
/** Values by `kind key`; an empty value is a removed mark. */
type Values = ReadonlyMap<string, string>;

/** Marks in this browser's storage that follow the account to its other devices. */
export interface MarkSource {
  name: string;
  kinds: readonly Kind[];
  read: (userId: number) => Values;
  /** Stores what other devices have changed, in the order of its changes. False when the browser refuses. */
  write: (userId: number, changed: Values) => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Several changes in a row are sent together. */
const PAUSE_MS = 300;
/** A body may have 64 KB; a character takes three bytes at most, or four together with its half. */
const MAX_BYTES = 50_000;
const MAX_ITEMS = 500;

/** The server's marks as this device last read them. */
interface State {
  version: number;
  /** Marks as the server last had them: value and time of change. */
  known: Record<string, [value: string, at: number]>;
  /** Unsent values and the times at which they were entered. */
  unsent: Record<string, [value: string, at: number]>;
}

const nothing: State = { version: 0, known: {}, unsent: {} };

const isState = (kept: unknown): kept is State =>
  typeof kept === 'object' && kept !== null && 'version' in kept && 'known' in kept && 'unsent' in kept;

const createStates = (name: string) =>
  createAccountStore<State>(`marks-known-${name}`, {
    parse: (kept) => (isState(kept) ? kept : nothing),
    serialize: (state) => state,
  });

interface Sync {
  users: number;
  run: () => void;
  stop: () => void;
}

const running = new Map<string, Sync>();
const nameOf = (userId: number, source: MarkSource) => `${source.name} ${userId}`;

/** Whether the account's marks are sent to the server, so that they are not on this device alone. */
export const isSynced = (userId: number, source: MarkSource): boolean => running.has(nameOf(userId, source));

/**
 * Merges this device's marks with the account's while a component is mounted, where the server announces `marks`: at
 * first, after changes, on focus and on reconnection.
 */
export function useMarksSync(userId: number | undefined, source: MarkSource): void {
  const isAnnounced = useFeature('marks') === true;
  useEffect(() => {
    if (userId === undefined || !isAnnounced) return;
    const name = nameOf(userId, source);
    const sync = running.get(name) ?? start(userId, source);
    running.set(name, sync);
    sync.users += 1;
    return () => {
      sync.users -= 1;
      if (sync.users > 0) return;
      running.delete(name);
      sync.stop();
    };
  }, [userId, isAnnounced, source]);
}

function start(userId: number, source: MarkSource): Sync {
  const states = createStates(source.name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isWanted = false;

  const run = () => {
    isWanted = true;
    if (!isRunning) void runAll();
  };
  const runAll = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await exchange(userId, source, states).catch(() => {});
    }
    isRunning = false;
  };
  const onChange = () => {
    if (!noteUnsent(userId, source, states)) return;
    clearTimeout(timer);
    timer = setTimeout(() => noteUnsent(userId, source, states) && run(), PAUSE_MS);
  };
  const onSight = () => document.visibilityState === 'visible' && run();

  const unsubscribe = [source.subscribe(onChange), onRealtime(['gap'], run)];
  window.addEventListener('focus', onSight);
  window.addEventListener('online', run);
  document.addEventListener('visibilitychange', onSight);
  noteUnsent(userId, source, states);
  run();
  return {
    users: 0,
    run,
    // A waiting change is sent all the same.
    stop() {
      unsubscribe.forEach((end) => end());
      window.removeEventListener('focus', onSight);
      window.removeEventListener('online', run);
      document.removeEventListener('visibilitychange', onSight);
    },
  };
}

type States = ReturnType<typeof createStates>;

/** Writes down when each unsent value was entered. @returns whether there are any */
function noteUnsent(userId: number, source: MarkSource, states: States): boolean {
  const values = source.read(userId);
  const { known, unsent } = states.read(userId);
  const ids = [...new Set([...values.keys(), ...Object.keys(known)])];
  const changed = ids.filter((id) => (values.get(id) ?? '') !== (known[id]?.[0] ?? ''));
  const now = Math.round(serverNow());
  const next = changed.map((id, index): [string, State['unsent'][string]] => {
    const value = values.get(id) ?? '';
    const former = unsent[id];
    // Marks of the time before this feature keep their order.
    return [id, former?.[0] === value ? former : [value, now - (changed.length - 1 - index)]];
  });
  if (changed.length > 0 || Object.keys(unsent).length > 0)
    states.change(userId, (state) => ({ ...state, unsent: Object.fromEntries(next) }));
  return changed.length > 0;
}

async function exchange(userId: number, source: MarkSource, states: States): Promise<void> {
  for (const marks of portions(states.read(userId))) {
    try {
      const answer = await request('put', '/api/marks', { body: { user_id: userId, marks } });
      take(userId, source, states, answer.marks, marks);
    } catch (error) {
      // Refused marks stay on this device, and the changes of other devices are still read.
      if (outcome(error) !== 'conflict' && outcome(error) !== 'refused') throw error;
    }
  }
  const answer = await request('get', '/api/marks', { query: { since: states.read(userId).version } });
  // Another tab may have entered with another account meanwhile.
  if (answer.user_id !== userId) return;
  if (take(userId, source, states, answer.marks))
    states.change(userId, (state) =>
      state.version === answer.version ? state : { ...state, version: answer.version },
    );
}

function* portions({ known, unsent }: State): Generator<MarkChange[]> {
  let marks: MarkChange[] = [];
  let bytes = 0;
  for (const [id, [value, changed_at]] of Object.entries(unsent)) {
    const [kind, ...rest] = id.split(' ');
    const base = known[id]?.[1];
    const key = rest.join(' ');
    const size = 120 + 3 * (key.length + value.length);
    if (marks.length > 0 && (marks.length === MAX_ITEMS || bytes + size > MAX_BYTES)) {
      yield marks;
      marks = [];
      bytes = 0;
    }
    bytes += size;
    marks.push({ kind: kind as Kind, key, value, changed_at, ...(base !== undefined && { base }) });
  }
  if (marks.length > 0) yield marks;
}

const idOf = ({ kind, key }: Pick<Mark, 'kind' | 'key'>) => `${kind} ${key}`;

/**
 * Takes the server's marks over, but for those that were changed here meanwhile: these are sent next.
 * @param sent the changes that the marks answer
 * @returns false when the browser refuses to store them
 */
function take(
  userId: number,
  source: MarkSource,
  states: States,
  marks: readonly Mark[],
  sent: readonly MarkChange[] = [],
): boolean {
  const values = source.read(userId);
  const { known } = states.read(userId);
  const expected = new Map(sent.map((mark) => [idOf(mark), mark.value]));
  const changed = new Map<string, string>();
  const next = new Map(Object.entries(known));
  const note = (id: string, { value, changed_at }: Mark) =>
    value === '' ? next.delete(id) : next.set(id, [value, changed_at]);
  for (const mark of marks.filter(({ kind }) => source.kinds.includes(kind))) {
    const id = idOf(mark);
    const here = values.get(id) ?? '';
    const before = expected.get(id) ?? known[id]?.[0] ?? '';
    if (here === before || here === mark.value) {
      if (here !== mark.value) changed.set(id, mark.value);
      note(id, mark);
    } else if (mark.value === before) note(id, mark);
    expected.delete(id);
  }
  // Removed before the server had heard of it.
  for (const [id, value] of expected) if (value === '') next.delete(id);
  // Marks first: a tab that sees one before the other would take a mark for a removed one.
  if (changed.size > 0 && !source.write(userId, changed)) return false;
  states.change(userId, (state) => ({ ...state, known: Object.fromEntries(next) }));
  noteUnsent(userId, source, states);
  return true;
}
