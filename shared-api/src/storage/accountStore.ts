import { useSyncExternalStore } from 'react';
import { onOtherTab, readText, writeText } from './browserStorage';

/** A value stored in this browser per account. */
export interface AccountStore<Value> {
  /** The account's value; the same object until it changes. */
  read: (userId: number) => Value;
  /** Changes the value. False when the browser refuses to store it: then the old value remains. */
  change: (userId: number, change: (value: Value) => Value) => boolean;
  /** Calls back when the value may have changed, here or in another tab; returns the unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

interface Shape<Value> {
  /** Reads the stored JSON; `undefined` when empty. It may have been written by an earlier version, or be broken. */
  parse: (kept: unknown) => Value;
  serialize: (value: Value) => unknown;
}

/**
 * Keeps a value per account in localStorage. It survives a logout, since it belongs to the user; the account's id in
 * the key hides it from other accounts.
 * @param name part of the storage key, such as `marks`
 */
export function createAccountStore<Value>(name: string, { parse, serialize }: Shape<Value>): AccountStore<Value> {
  const keyOf = (userId: number) => `vstrecha.${name}.${userId}`;
  const listeners = new Set<() => void>();
  const cached = new Map<string, { text: string; value: Value }>();

  /**
   * Keys whose cached value is up to date; valid only while there are subscribers, who learn of changes in other tabs.
   */
  const current = new Set<string>();
  let stopListening = () => {};

  const readAnew = (userId: number): Value => {
    const key = keyOf(userId);
    const text = readText(key);
    const last = cached.get(key);
    if (listeners.size > 0) current.add(key);
    if (last?.text === text) return last.value;
    const value = parse(parseJson(text));
    cached.set(key, { text, value });
    return value;
  };

  const handleOtherTab = ({ key }: StorageEvent) => {
    // A missing key means that all storage was cleared.
    if (key !== null && !key.startsWith(`vstrecha.${name}.`)) return;
    current.clear();
    listeners.forEach((listener) => listener());
  };

  return {
    read(userId) {
      // With subscribers, changes arrive as events, so the cache is enough: a list of cards reads hundreds of times,
      // and localStorage is slow.
      const key = keyOf(userId);
      const last = current.has(key) ? cached.get(key) : undefined;
      return last ? last.value : readAnew(userId);
    },
    change(userId, change) {
      // Another tab may have written although its event has not arrived yet.
      const before = readAnew(userId);
      const after = change(before);
      if (after === before) return true;
      if (!writeText(keyOf(userId), JSON.stringify(serialize(after)))) return false;
      readAnew(userId);
      listeners.forEach((listener) => listener());
      return true;
    },
    subscribe(listener) {
      if (listeners.size === 0) stopListening = onOtherTab(handleOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening();
        current.clear();
      };
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A selected part of the account's value; re-renders only when that part changes.
 * @param userId `undefined` until the current user has loaded
 * @param select returns a primitive or an existing part of the value, never a new object
 */
export function useAccountStore<Value, Part>(
  store: AccountStore<Value>,
  userId: number | undefined,
  select: (value: Value) => Part,
): Part | undefined {
  return useSyncExternalStore(store.subscribe, () => (userId === undefined ? undefined : select(store.read(userId))));
}
