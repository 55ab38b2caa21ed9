import { describeError } from '../client/describeError';
import { outcome } from '../client/outcome';
import { request } from '../client/request';
import type { OutboxName } from '../storage/unsentDatabases';
import type { OutboxList } from './outboxList';
import type { OutboxItem } from './outboxStorage';

/** How an outbox sends, keeps and confirms its items. */
export interface OutboxOptions<Item extends OutboxItem, Answer> {
  /** Without a name, only this page keeps the items, and closing it asks first. */
  name?: OutboxName;
  account: number;
  /**
   * Makes one attempt. It must be idempotent by the item's `clientId`: a call whose answer was lost may have been
   * carried out. Resolves to `undefined` when the item was removed meanwhile or the outbox was closed.
   */
  send: (userId: number, clientId: string, list: OutboxList<Item, Answer>) => Promise<Answer | undefined>;
  /** The server has confirmed an item of this page, or of another tab. */
  onDelivered?: (userId: number, answer: Answer) => void;
  /** The server has an item that no caller waits for, e.g. after a reload. Called in one tab. */
  onDeliveredLater?: (item: Item) => void;
  /** Called with the items that leave the outbox: delivered, refused or removed. */
  onGone?: (items: readonly Item[]) => void;
  /** The server has refused an item. */
  onRefused?: (userId: number, item: Item, error: unknown, list: OutboxList<Item, Answer>) => void;
  /**
   * Reports a refusal after the caller is gone, e.g. after a reload. With it, refused items leave the outbox; without it,
   * they stay with the reason, and the user decides.
   */
  onRefusedLater?: (item: Item, error: unknown) => void;
  /** Whether an error proves that an earlier attempt has arrived. */
  isDelivered?: (item: Item, error: unknown) => boolean;
  /** Attempts on a server error before the next item gets its turn; unlimited by default. */
  brokenAttempts?: number;
  /** Rejects a waiting caller at any failure, unless the server is unreachable: then the item waits. */
  failsAtOnce?: boolean;
  /** Further data that closing the page would lose. */
  wouldLose?: () => boolean;
}

/** `waiting`: kept, also across reloads, until the server can be reached. */
export type OutboxResult = 'sent' | 'waiting';

/** `later`: after a pause. `over`: after a login. `closed`: never, the items belong to another login. */
type Attempt = 'done' | 'later' | 'over' | 'closed';

interface Waiter {
  promise: Promise<OutboxResult>;
  resolve: (result: OutboxResult) => void;
  reject: (error: unknown) => void;
}

/** Makes single attempts to send the items of an outbox, and classifies failures. */
export function createAttempts<Item extends OutboxItem, Answer>(
  list: OutboxList<Item, Answer>,
  options: OutboxOptions<Item, Answer>,
) {
  const { brokenAttempts = Infinity, failsAtOnce = false } = options;
  const waiters = new Map<string, Waiter>();
  /** Server errors per item. */
  const broken = new Map<string, number>();
  /** After a failure another account may have logged in, in another tab. */
  let isSameAccount = true;

  async function isOurs(): Promise<boolean> {
    if (!isSameAccount) isSameAccount = (await request('get', '/api/user')).id === options.account;
    return isSameAccount;
  }

  function drop(userId: number, clientIds: ReadonlySet<string>): void {
    options.onGone?.(list.listOf(userId).filter(({ clientId }) => clientIds.has(clientId)));
    list.remove(userId, clientIds);
  }

  function takeWaiter(clientId: string): Waiter | undefined {
    const waiter = waiters.get(clientId);
    waiters.delete(clientId);
    return waiter;
  }

  /** Removes an item that the server has. */
  function confirm(userId: number, clientId: string): void {
    const item = list.find(userId, clientId);
    drop(userId, new Set([clientId]));
    const waiter = takeWaiter(clientId);
    waiter?.resolve('sent');
    if (item && !waiter) options.onDeliveredLater?.(item);
  }

  function letGo(clientIds: Iterable<string>): void {
    for (const clientId of clientIds) takeWaiter(clientId)?.resolve('waiting');
  }

  function setPhase(userId: number, clientId: string, phase: Item['phase']): void {
    // A generic `Partial<Item>` cannot be built field by field.
    void list.change(userId, clientId, { phase } as Partial<Item>);
  }

  async function attempt(userId: number, { clientId }: Item): Promise<Attempt> {
    setPhase(userId, clientId, { kind: 'sending' });
    let answer: Answer | undefined;
    try {
      await list.whenKept(clientId);
      // Again after the question, which takes a moment: the user may have logged out.
      if (list.isOver() || !(await isOurs()) || list.isOver()) return 'closed';
      answer = await options.send(userId, clientId, list);
    } catch (error) {
      const item = list.find(userId, clientId);
      // Removed meanwhile, which aborts its uploads.
      return item ? giveUp(userId, item, error) : 'done';
    }
    if (answer !== undefined) {
      options.onDelivered?.(userId, answer);
      list.tell({ kind: 'delivered', userId, message: answer });
      confirm(userId, clientId);
    }
    return 'done';
  }

  function giveUp(userId: number, item: Item, error: unknown): Attempt {
    isSameAccount = false;
    const { clientId } = item;
    const mayWait = !failsAtOnce || !waiters.has(clientId);
    const wait = (result: Attempt): Attempt => {
      setPhase(userId, clientId, { kind: 'waiting' });
      return result;
    };
    switch (outcome(error)) {
      case 'offline':
        return wait('later');
      case 'signed-out':
        return wait('over');
      case 'too-many':
        if (mayWait) return wait('later');
        break;
      case 'unknown': {
        const count = (broken.get(clientId) ?? 0) + 1;
        broken.set(clientId, count);
        if (mayWait && count < brokenAttempts) return wait('later');
        broken.delete(clientId);
        break;
      }
      default:
        if (options.isDelivered?.(item, error)) {
          confirm(userId, clientId);
          return 'done';
        }
        options.onRefused?.(userId, item, error, list);
    }
    const waiter = takeWaiter(clientId);
    if (!options.onRefusedLater) setPhase(userId, clientId, { kind: 'failed', reason: describeError(error) });
    else {
      drop(userId, new Set([clientId]));
      if (!waiter) options.onRefusedLater(item, error);
    }
    waiter?.reject(error);
    return 'done';
  }

  return {
    attempt,
    confirm,
    drop,
    setPhase,
    /** Settles with the item's next attempt; rejects when the server refuses it. */
    whenTried: (clientId: string): Promise<OutboxResult> => {
      const waiter = waiters.get(clientId) ?? createWaiter();
      waiters.set(clientId, waiter);
      return waiter.promise;
    },
    /** Resolves pending `whenTried` promises of a user with `waiting`: the items will be sent later. */
    postpone: (userId: number) => letGo(list.listOf(userId).map(({ clientId }) => clientId)),
    /** The same for items that another tab has sent. */
    postponeGone(): void {
      const kept = [...list.getItems().values()].flat();
      letGo([...waiters.keys()].filter((waiting) => !kept.some(({ clientId }) => clientId === waiting)));
    },
    /** Removes items that are not wanted any more. */
    remove: (userId: number, clientIds: ReadonlySet<string>) => {
      drop(userId, clientIds);
      letGo(clientIds);
    },
  };
}

function createWaiter(): Waiter {
  const waiter: Partial<Waiter> = {};
  const promise = new Promise<OutboxResult>((resolve, reject) => Object.assign(waiter, { resolve, reject }));
  return Object.assign(waiter, { promise }) as Waiter;
}
