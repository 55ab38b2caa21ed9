import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Attachment } from 'shared-api/contract';
import { keepDraft, readDraft, UNSENT_DATABASE } from 'shared-api/drafts';
import { createClientId } from 'shared-api/messages';
import type { OutgoingFile, OutgoingMessage } from './outboxState';

interface KeptMessage {
  /** Grows in the order of writing, whichever tab it was written in. */
  order?: number;
  clientId: string;
  account: number;
  /** Of the login in which it was written, see `boxOf`. */
  box: string;
  userId: number;
  text: string;
  createdAt: string;
  files: readonly { id: string; attachment?: Attachment }[];
  /** Why the server refused it. */
  failure?: string;
  sentAfter?: number;
}

interface Schema extends DBSchema {
  messages: { key: number; value: KeptMessage; indexes: { clientId: string } };
  /** Apart, so that a changed message does not write its files anew. */
  files: { key: string; value: { id: string; clientId: string; file: File }; indexes: { clientId: string } };
}

/** Unconfirmed messages by recipient. */
export type KeptMessages = ReadonlyMap<number, readonly OutgoingMessage[]>;

/**
 * An account's unconfirmed messages as the browser keeps them, for all its tabs. Every command answers whether the browser did it: in a private
 * window, or when the disk is full, it does not.
 */
export interface OutboxStorage {
  /** All of them, or `undefined` when the browser keeps nothing. */
  read: () => Promise<KeptMessages | undefined>;
  add: (userId: number, message: OutgoingMessage) => Promise<boolean>;
  /** Keeps what became of a message; one that another tab has removed is not brought back. */
  change: (message: OutgoingMessage) => Promise<boolean>;
  remove: (clientIds: ReadonlySet<string>) => Promise<boolean>;
  /** The account was logged out in this browser since the storage was opened. */
  isOver: () => boolean;
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    database = undefined;
  };
  if (!database) {
    database = openDB<Schema>(UNSENT_DATABASE, 1, {
      upgrade: (created) => {
        created
          .createObjectStore('messages', { keyPath: 'order', autoIncrement: true })
          .createIndex('clientId', 'clientId', { unique: true });
        created.createObjectStore('files', { keyPath: 'id' }).createIndex('clientId', 'clientId');
      },
      terminated: forget,
    });
    database.catch(forget);
  }
  return database;
}

/**
 * What ties kept messages to one login: it goes with the drafts when somebody logs out, in whichever tab, so that messages of a login that is over
 * are nobody's even if the browser did not come to delete them. Empty when the browser keeps nothing.
 */
function boxOf(account: number): string {
  const name = `outbox.${account}`;
  if (readDraft(name) === '') keepDraft(name, createClientId());
  return readDraft(name);
}

/** Opens what is kept for an account. */
export function createOutboxStorage(account: number): OutboxStorage {
  const box = boxOf(account);
  const isOver = () => box !== '' && readDraft(`outbox.${account}`) !== box;

  async function attempt<Result>(work: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result | undefined> {
    if (box === '' || isOver()) return undefined;
    try {
      return await work(await open());
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
        const byUser = new Map<number, OutgoingMessage[]>();
        const files = new Map((await tx.objectStore('files').getAll()).map((kept) => [kept.id, kept.file]));
        for (const kept of await tx.objectStore('messages').getAll()) {
          if (kept.box !== readDraft(`outbox.${kept.account}`)) await erase(tx, kept.clientId);
          else if (kept.account === account)
            byUser.set(kept.userId, [...(byUser.get(kept.userId) ?? []), toOutgoing(kept, files)]);
        }
        await tx.done;
        return byUser;
      }),
    add: (userId, message) =>
      didIt(async (db) => {
        const tx = db.transaction(['messages', 'files'], 'readwrite');
        await Promise.all([
          tx.objectStore('messages').add({ ...toKept(message), account, box, userId }),
          ...message.files.map(({ id, file }) => tx.objectStore('files').put({ id, clientId: message.clientId, file })),
          tx.done,
        ]);
      }),
    change: (message) =>
      didIt(async (db) => {
        const tx = db.transaction('messages', 'readwrite');
        const cursor = await tx.store.index('clientId').openCursor(message.clientId);
        await cursor?.update({ ...cursor.value, failure: undefined, sentAfter: undefined, ...toKept(message) });
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

function toKept({ clientId, text, createdAt, files, phase, sentAfter }: OutgoingMessage) {
  return {
    clientId,
    text,
    createdAt,
    files: files.map(({ id, attachment }) => ({ id, attachment })),
    ...(phase.kind === 'failed' && { failure: phase.reason }),
    ...(sentAfter !== undefined && { sentAfter }),
  };
}

function toOutgoing(kept: KeptMessage, files: ReadonlyMap<string, File>): OutgoingMessage {
  const { clientId, text, createdAt, failure, sentAfter } = kept;
  return {
    clientId,
    text,
    createdAt,
    files: kept.files.flatMap(({ id, attachment }): OutgoingFile[] => {
      const file = files.get(id);
      return file ? [{ id, file, attachment }] : [];
    }),
    phase: failure === undefined ? { kind: 'waiting' } : { kind: 'failed', reason: failure },
    ...(sentAfter !== undefined && { sentAfter }),
  };
}
