import type { createStore } from 'jotai';
import type { Message } from 'shared-api/contract';
import { noteUnsent } from 'shared-api/drafts';
import { openOutboxChannel } from './outboxChannel';
import { outboxAtom, type OutgoingMessage } from './outboxState';
import { createOutboxStorage, type KeptMessages } from './outboxStorage';

interface Surroundings {
  store: ReturnType<typeof createStore>;
  account: number;
  /** Another tab has brought a message to the server. */
  onDelivered: (userId: number, message: Message) => void;
  /** What is kept came in, or changed in another tab. */
  onChange: () => void;
}

export type OutboxList = ReturnType<typeof createOutboxList>;

/** An account's unconfirmed messages: in the store, where they are shown, in the browser's database, and in the other tabs. */
export function createOutboxList({ store, account, onDelivered, onChange }: Surroundings) {
  const storage = createOutboxStorage(account);
  /** Messages on their way into the database, and those that it did not take: only this page has them. */
  const adding = new Map<string, Promise<void>>();
  const unkept = new Set<string>();
  /** Confirmed or removed here, whatever a reading that is under way may bring. */
  const gone = new Set<string>();
  let changes = 0;
  let isClosed = false;
  const channel = openOutboxChannel(account, (news) => {
    if (news.kind === 'delivered') onDelivered(news.userId, news.message);
    void refresh().then(onChange);
  });

  const listOf = (userId: number): readonly OutgoingMessage[] => store.get(outboxAtom).get(userId) ?? [];

  function show(next: KeptMessages): void {
    store.set(outboxAtom, next);
    noteUnsent(account, [...next.values()].some((list) => list.length > unkeptIn(list)) && !storage.isOver());
  }
  const showOf = (userId: number, list: readonly OutgoingMessage[]) =>
    show(new Map(store.get(outboxAtom)).set(userId, list));
  const unkeptIn = (list: readonly OutgoingMessage[]) => list.filter(({ clientId }) => unkept.has(clientId)).length;

  /** Reads what is kept. What this page alone has stays. */
  async function refresh(): Promise<void> {
    let kept: KeptMessages | undefined;
    let seen: number;
    do {
      seen = changes;
      kept = await storage.read();
    } while (seen !== changes);
    if (kept) show(merge(kept));
    else if (storage.isOver()) show(new Map());
  }

  function merge(kept: KeptMessages): KeptMessages {
    const shown = store.get(outboxAtom);
    const merged = new Map<number, readonly OutgoingMessage[]>();
    for (const userId of new Set([...shown.keys(), ...kept.keys()])) {
      const here = listOf(userId);
      const inDatabase = (kept.get(userId) ?? [])
        .filter(({ clientId }) => !gone.has(clientId))
        .map((message) => here.find((known) => isUnchanged(known, message)) ?? message);
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
    refresh,
    userIds: () => [...store.get(outboxAtom).keys()],
    /** Nothing more may be sent from here: it was closed, or the account was logged out. */
    isOver: () => isClosed || storage.isOver(),
    /** Whether closing the page would lose a message. */
    hasUnkept: () => unkept.size > 0 || adding.size > 0,
    /** Settles when the database has a message, or has refused it. */
    whenKept: (clientId: string) => adding.get(clientId) ?? Promise.resolve(),
    close(): void {
      isClosed = true;
      channel.close();
    },

    add(userId: number, message: OutgoingMessage): void {
      changes += 1;
      adding.set(
        message.clientId,
        storage.add(userId, message).then((isKept) => {
          adding.delete(message.clientId);
          if (!isKept && !gone.has(message.clientId)) unkept.add(message.clientId);
          show(store.get(outboxAtom));
          channel.tell({ kind: 'changed' });
        }),
      );
      showOf(userId, [...listOf(userId), message]);
    },

    change(userId: number, clientId: string, part: Partial<OutgoingMessage>): Promise<unknown> {
      const known = listOf(userId).find((message) => message.clientId === clientId);
      if (!known) return Promise.resolve();
      changes += 1;
      const changed = { ...known, ...part };
      showOf(
        userId,
        listOf(userId).map((message) => (message.clientId === clientId ? changed : message)),
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
      void storage.remove(clientIds).then(() => channel.tell({ kind: 'changed' }));
    },

    /** Tells the other tabs what the server has taken. */
    tellDelivered: (userId: number, message: Message) => channel.tell({ kind: 'delivered', userId, message }),
  };
}

/** The message that is shown may stay. What is being sent is kept as waiting, and this page knows best how far it has come. */
function isUnchanged(shown: OutgoingMessage, kept: OutgoingMessage): boolean {
  if (shown.clientId !== kept.clientId) return false;
  if (shown.phase.kind === 'sending') return kept.phase.kind === 'waiting';
  return (
    shown.phase.kind === kept.phase.kind &&
    shown.sentAfter === kept.sentAfter &&
    shown.files.every(({ attachment }, index) => attachment?.id === kept.files[index]?.attachment?.id)
  );
}
