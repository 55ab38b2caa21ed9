import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { createClientId } from '../client/createClientId';
import { keepDraft, readDraft } from '../storage/drafts';
import { unsentDatabase, type OutboxName } from '../storage/unsentDatabases';

/** The state of one unconfirmed item. */
export type OutboxPhase =
  /** Sent automatically: after earlier items for the same user, when the server is reachable. */
  | { kind: 'waiting' }
  | { kind: 'sending' }
  /** Refused by the server; the user decides. `reason` is a sentence to show. */
  | { kind: 'failed'; reason: string };

/** A call that must reach the server exactly once. */
export interface OutboxItem {
  /** The same in all attempts, so that the server can deduplicate them. */
  readonly clientId: string;
  readonly phase: OutboxPhase;
  /** Sent before the item itself. */
  readonly files?: readonly { readonly id: string; readonly file: File }[];
}

/** Unconfirmed items by the user they are for, in the order of writing. */
export type OutboxItems<Item extends OutboxItem> = ReadonlyMap<number, readonly Item[]>;

/** An item without its phase and files, as the browsers of users hold it: change the format only with a migration. */
interface KeptItem {
  /** Increases in the order of writing, across all tabs. */
  order?: number;
  clientId: string;
  account: number;
  /** Id of the login in which it was written, see `boxOf`. */
  box: string;
  userId: number;
  files: readonly { id: string }[];
  /** Reason for which the server refused it. */
  failure?: string;
}

interface Schema extends DBSchema {
  messages: { key: number; value: KeptItem; indexes: { clientId: string } };
  /** Separate, so that changing an item does not rewrite its files. */
  files: { key: string; value: { id: string; clientId: string; file: File }; indexes: { clientId: string } };
}

/**
 * An account's unconfirmed items in the browser's database, shared by all tabs. Each command reports whether it
 * succeeded: in a private window or with a full disk it does not.
 */
export interface OutboxStorage<Item extends OutboxItem> {
  /** Resolves to `undefined` when the browser cannot store anything. */
  read: () => Promise<OutboxItems<Item> | undefined>;
  add: (userId: number, item: Item) => Promise<boolean>;
  /** Stores an item's new state; an item removed by another tab is not restored. */
  change: (item: Item) => Promise<boolean>;
  remove: (clientIds: ReadonlySet<string>) => Promise<boolean>;
  /** Whether the account was logged out in this browser since the storage was opened. */
  isOver: () => boolean;
}

const databases = new Map<OutboxName, Promise<IDBPDatabase<Schema>>>();

function open(name: OutboxName): Promise<IDBPDatabase<Schema>> {
  const forget = () => void databases.delete(name);
  const database =
    databases.get(name) ??
    openDB<Schema>(unsentDatabase(name), 1, {
      upgrade: (created) => {
        created
          .createObjectStore('messages', { keyPath: 'order', autoIncrement: true })
          .createIndex('clientId', 'clientId', { unique: true });
        created.createObjectStore('files', { keyPath: 'id' }).createIndex('clientId', 'clientId');
      },
      terminated: forget,
    });
  if (!databases.has(name)) {
    databases.set(name, database);
    database.catch(forget);
  }
  return database;
}

/**
 * Returns an id that ties stored items to one login. It is deleted with the drafts at logout, in any tab, so that items
 * of an ended login are invalid even if the browser failed to delete them. Empty when the browser cannot store
 * anything.
 */
function boxOf(account: number): string {
  const name = `outbox.${account}`;
  if (readDraft(name) === '') keepDraft(name, createClientId());
  return readDraft(name);
}

/** Opens the stored items of an account. Without a name it stores no items. */
export function createOutboxStorage<Item extends OutboxItem>(
  name: OutboxName | undefined,
  account: number,
): OutboxStorage<Item> {
  const box = name ? boxOf(account) : '';
  const isOver = () => box !== '' && readDraft(`outbox.${account}`) !== box;

  async function attempt<Result>(work: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result | undefined> {
    if (!name || box === '' || isOver()) return undefined;
    try {
      return await work(await open(name));
    } catch {
      return undefined;
    }
  }
  const didIt = async (work: (db: IDBPDatabase<Schema>) => Promise<unknown>) =>
    (await attempt(async (db) => {
      await work(db);
      return true;
    })) === true;

  return {
    isOver,
    read: () =>
      attempt(async (db) => {
        const tx = db.transaction(['messages', 'files'], 'readwrite');
        const byUser = new Map<number, Item[]>();
        const files = new Map((await tx.objectStore('files').getAll()).map((kept) => [kept.id, kept.file]));
        for (const kept of await tx.objectStore('messages').getAll()) {
          if (kept.box !== readDraft(`outbox.${kept.account}`)) await erase(tx, kept.clientId);
          else if (kept.account === account)
            byUser.set(kept.userId, [...(byUser.get(kept.userId) ?? []), toItem<Item>(kept, files)]);
        }
        await tx.done;
        return byUser;
      }),
    add: (userId, item) =>
      didIt(async (db) => {
        const tx = db.transaction(['messages', 'files'], 'readwrite');
        const files = item.files ?? [];
        await Promise.all([
          tx.objectStore('messages').add({ ...toKept(item), account, box, userId }),
          ...files.map(({ id, file }) => tx.objectStore('files').put({ id, clientId: item.clientId, file })),
          tx.done,
        ]);
      }),
    change: (item) =>
      didIt(async (db) => {
        const tx = db.transaction('messages', 'readwrite');
        const cursor = await tx.store.index('clientId').openCursor(item.clientId);
        if (cursor) {
          const { order, account: owner, box: login, userId } = cursor.value;
          await cursor.update({ order, account: owner, box: login, userId, ...toKept(item) });
        }
        await tx.done;
      }),
    remove: (clientIds) =>
      didIt(async (db) => {
        const tx = db.transaction(['messages', 'files'], 'readwrite');
        for (const clientId of clientIds) await erase(tx, clientId);
        await tx.done;
      }),
  };
}

type Writing = IDBPTransaction<Schema, ('messages' | 'files')[], 'readwrite'>;

async function erase(tx: Writing, clientId: string): Promise<void> {
  for (const name of ['messages', 'files'] as const) {
    let cursor = await tx.objectStore(name).index('clientId').openCursor(clientId);
    while (cursor) {
      await cursor.delete();
      cursor = await cursor.continue();
    }
  }
}

function toKept({ phase, files = [], ...rest }: OutboxItem) {
  return {
    ...rest,
    files: files.map(({ file, ...kept }) => kept),
    ...(phase.kind === 'failed' && { failure: phase.reason }),
  };
}

function toItem<Item extends OutboxItem>(kept: KeptItem, stored: ReadonlyMap<string, File>): Item {
  const { order, account, box, userId, failure, files, ...rest } = kept;
  return {
    ...rest,
    files: files.flatMap((one) => {
      const file = stored.get(one.id);
      return file ? [{ ...one, file }] : [];
    }),
    phase: failure === undefined ? { kind: 'waiting' } : { kind: 'failed', reason: failure },
    // Written by the account's outbox of this name.
  } as OutboxItem as Item;
}
