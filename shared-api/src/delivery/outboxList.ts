import { noteUnsent } from '../storage/drafts';
import type { OutboxName } from '../storage/unsentDatabases';
import { createOutboxStorage, type OutboxItem, type OutboxItems } from './outboxStorage';

/** News between tabs about an account's outbox; builds of other versions may be open there. */
type OutboxNews<Answer> =
  /** The stored items have changed. */
  | { kind: 'changed' }
  /** The server has confirmed an item. */
  | { kind: 'delivered'; userId: number; message: Answer };

interface Surroundings<Answer> {
  name: OutboxName | undefined;
  account: number;
  /** Another tab has delivered an item. */
  onDelivered: (userId: number, answer: Answer) => void;
  /** Stored items were loaded, or changed in another tab. */
  onChange: () => void;
}

/** The list that `createOutboxList` makes. */
export type OutboxList<Item extends OutboxItem, Answer> = ReturnType<typeof createOutboxList<Item, Answer>>;

/**
 * Keeps an account's unconfirmed items in step between this page, the browser's database and the other tabs, which
 * follow by BroadcastChannel.
 */
export function createOutboxList<Item extends OutboxItem, Answer>({
  name,
  account,
  onDelivered,
  onChange,
}: Surroundings<Answer>) {
  const storage = createOutboxStorage<Item>(name, account);
  const listeners = new Set<() => void>();
  let items: OutboxItems<Item> = new Map();
  /** Items being written to the database, and those that it refused: only this page has them. */
  const adding = new Map<string, Promise<void>>();
  const unkept = new Set<string>();
  /** Confirmed or removed here: a pending read must not restore them. */
  const gone = new Set<string>();
  let changes = 0;
  let isClosed = false;

  const channel =
    !name || typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel(`vstrecha.outbox.${name === 'messages' ? '' : `${name}.`}${account}`);
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<OutboxNews<Answer>>) => {
      if (data.kind === 'delivered') onDelivered(data.userId, data.message);
      void refresh().then(onChange);
    };
  const tell = (news: OutboxNews<Answer>) => {
    if (!isClosed) channel?.postMessage(news);
  };

  const listOf = (userId: number): readonly Item[] => items.get(userId) ?? [];

  function show(next: OutboxItems<Item>): void {
    items = next;
    if (name) noteUnsent(name, account, [...next.values()].some(hasKept) && !storage.isOver());
    listeners.forEach((listener) => listener());
  }
  const showOf = (userId: number, list: readonly Item[]) => show(new Map(items).set(userId, list));
  const hasKept = (list: readonly Item[]) => list.some(({ clientId }) => !unkept.has(clientId));

  /** Reads the stored items. Items that only this page has are kept. */
  async function refresh(): Promise<void> {
    let kept: OutboxItems<Item> | undefined;
    let seen: number;
    do {
      seen = changes;
      kept = await storage.read();
    } while (seen !== changes);
    if (kept) show(merge(kept));
    else if (storage.isOver()) show(new Map());
  }

  function merge(kept: OutboxItems<Item>): OutboxItems<Item> {
    const merged = new Map<number, readonly Item[]>();
    for (const userId of new Set([...items.keys(), ...kept.keys()])) {
      const here = listOf(userId);
      const inDatabase = (kept.get(userId) ?? [])
        .filter(({ clientId }) => !gone.has(clientId))
        .map((item) => here.find((shown) => isUnchanged(shown, item)) ?? item);
      const onlyHere = here.filter(({ clientId }) => adding.has(clientId) || unkept.has(clientId));
      merged.set(userId, [
        ...inDatabase.filter(({ clientId }) => !onlyHere.some((one) => one.clientId === clientId)),
        ...onlyHere,
      ]);
    }
    return merged;
  }

  return {
    listOf,
    find: (userId: number, clientId: string) => listOf(userId).find((item) => item.clientId === clientId),
    refresh,
    tell,
    getItems: () => items,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Whether sending must stop: the outbox was closed, or the account was logged out. */
    isOver: () => isClosed || storage.isOver(),
    /** Whether closing the page would lose an item. */
    hasUnkept: () => unkept.size > 0 || adding.size > 0,
    /** Settles when the database has stored or refused an item. */
    whenKept: (clientId: string) => adding.get(clientId) ?? Promise.resolve(),
    close(): void {
      isClosed = true;
      channel?.close();
    },

    add(userId: number, item: Item): void {
      const { clientId } = item;
      changes += 1;
      // After a refusal the same item may be added again.
      gone.delete(clientId);
      adding.set(
        clientId,
        storage.add(userId, item).then((isKept) => {
          adding.delete(clientId);
          if (!isKept && !gone.has(clientId)) unkept.add(clientId);
          show(items);
          tell({ kind: 'changed' });
        }),
      );
      showOf(userId, [...listOf(userId), item]);
    },

    change(userId: number, clientId: string, part: Partial<Item>): Promise<unknown> {
      const current = listOf(userId).find((item) => item.clientId === clientId);
      if (!current) return Promise.resolve();
      changes += 1;
      const changed = { ...current, ...part };
      showOf(
        userId,
        listOf(userId).map((item) => (item === current ? changed : item)),
      );
      return storage.change(changed);
    },

    remove(userId: number, clientIds: ReadonlySet<string>): void {
      changes += 1;
      for (const clientId of clientIds) {
        gone.add(clientId);
        unkept.delete(clientId);
      }
      showOf(
        userId,
        listOf(userId).filter(({ clientId }) => !clientIds.has(clientId)),
      );
      void storage.remove(clientIds).then(() => tell({ kind: 'changed' }));
    },
  };
}

/** Whether the shown item can stay. An item being sent is stored as waiting, and this page knows its progress best. */
function isUnchanged(shown: OutboxItem, kept: OutboxItem): boolean {
  if (shown.clientId !== kept.clientId) return false;
  if (shown.phase.kind === 'sending') return kept.phase.kind === 'waiting';
  // Files compare by their other fields: JSON leaves out what they contain.
  return JSON.stringify(sorted(shown)) === JSON.stringify(sorted(kept));
}

const sorted = (item: OutboxItem) => Object.entries(item).sort(([one], [other]) => one.localeCompare(other));
