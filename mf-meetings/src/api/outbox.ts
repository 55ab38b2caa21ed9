import { useEffect, useMemo } from 'react';
import { ApiError } from 'shared-api/client';
import type { CurrentUser } from 'shared-api/contract';
import { keepDraft, readDraft } from 'shared-api/drafts';
import { useQueryCache, type QueryCache } from 'shared-api/query';
import { onRealtime } from 'shared-api/realtime';
import { sessionKeys } from 'shared-api/session';
import { isLostAnswer } from './isLostAnswer';

/** How long after a failure it is tried again, when nothing tells that the network is back. */
const RETRY_MS = 30_000;

interface OutboxOptions<Item> {
  /** Names what is kept, beside the drafts and forgotten with them. */
  name: string;
  /** Whether a kept value is an item; the storage is the browser's. */
  isItem: (value: unknown) => value is Item;
  /** The same in every attempt. */
  idOf: (item: Item) => string;
  /** Makes the call. A repeat must do no harm: nobody knows whether a call without an answer arrived. */
  call: (item: Item) => Promise<unknown>;
  /** The server has taken it, or refused it for good. */
  onSettled?: (cache: QueryCache, item: Item) => void;
  /** Refused for good while nobody waits for the result any more, e.g. after a reload. Left out: there is nothing to say. */
  onRefusedLater?: (item: Item, error: unknown) => void;
}

/** The id of the logged-in user; while it is not known nothing is kept. */
type Account = number | undefined;

/** `waiting`: it is kept, also over a reload, and goes when the server can be reached. */
export type OutboxResult = 'sent' | 'waiting';

/**
 * Calls that must be made once, whatever the network does. What could not be sent is kept per account, and sent again when the network is
 * back, when the push service is, after a while, and when a page that uses the hook is opened.
 * @returns a hook that gives the command; it rejects when the server refuses the call, or when the browser can keep nothing
 */
export function createOutbox<Item>({ name, isItem, idOf, call, onSettled, onRefusedLater }: OutboxOptions<Item>) {
  const deliveries = new Map<string, Promise<OutboxResult>>();

  const read = (account: Account): Item[] =>
    account === undefined ? [] : parse(readDraft(`${name}.${account}`)).filter(isItem);
  const write = (account: Account, items: readonly Item[]) => {
    if (account !== undefined) keepDraft(`${name}.${account}`, items.length > 0 ? JSON.stringify(items) : '');
  };
  const isKept = (account: Account, item: Item) => read(account).some((kept) => idOf(kept) === idOf(item));
  const forget = (account: Account, item: Item) =>
    write(
      account,
      read(account).filter((kept) => idOf(kept) !== idOf(item)),
    );

  async function attempt(cache: QueryCache, account: Account, item: Item): Promise<OutboxResult> {
    try {
      await call(item);
    } catch (error) {
      if (mayPass(error) && isKept(account, item)) return 'waiting';
      forget(account, item);
      onSettled?.(cache, item);
      throw error;
    }
    forget(account, item);
    onSettled?.(cache, item);
    return 'sent';
  }

  /** However often it is asked for: one call at a time, and none after one that the server has taken. */
  function deliver(cache: QueryCache, account: Account, item: Item): Promise<OutboxResult> {
    const id = idOf(item);
    const known = deliveries.get(id);
    if (known) return known;
    const delivery = attempt(cache, account, item);
    deliveries.set(id, delivery);
    const allowAnother = () => deliveries.delete(id);
    void delivery.then((result) => result === 'waiting' && allowAnother(), allowAnother);
    return delivery;
  }

  return function useOutbox(): (item: Item) => Promise<OutboxResult> {
    const cache = useQueryCache();

    useEffect(() => {
      const resume = () => {
        const account = accountOf(cache);
        // What a press has under way says itself how it ended.
        const forgotten = read(account).filter((item) => !deliveries.has(idOf(item)));
        for (const item of forgotten)
          void deliver(cache, account, item).catch((error: unknown) => onRefusedLater?.(item, error));
      };
      resume();
      const timer = setInterval(resume, RETRY_MS);
      window.addEventListener('online', resume);
      const stopListening = onRealtime(['gap'], resume);
      return () => {
        clearInterval(timer);
        window.removeEventListener('online', resume);
        stopListening();
      };
    }, [cache]);

    return useMemo(
      () => (item: Item) => {
        const account = accountOf(cache);
        if (!isKept(account, item)) write(account, [...read(account), item]);
        return deliver(cache, account, item);
      },
      [cache],
    );
  };
}

/** Whose items they are: the account that is logged in now, so that nothing is ever sent in another one's name. */
function accountOf(cache: QueryCache): Account {
  return cache.read<CurrentUser>(sessionKeys.user)?.id;
}

/** Whether the same call may succeed later: nobody knows how it ended, or the session has, or there were too many calls. */
function mayPass(error: unknown): boolean {
  if (isLostAnswer(error)) return true;
  return error instanceof ApiError && error.problem.kind === 'http' && [401, 408, 429].includes(error.problem.status);
}

function parse(json: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    // Empty, or not ours.
    return [];
  }
}
