import { unstable_serialize } from 'swr';
import type { QueryKey } from './keysUnder';

const prepared = new Map<string, Promise<unknown>>();

/**
 * Begins a reading before anything on the screen asks for it. Whoever reads the key first gets its answer; a reading that has failed by then
 * counts for nothing. Nobody needs to ask: `forgetAllBut` of the cache, with which a session begins, throws it away.
 */
export function prepareQuery<Key extends QueryKey, Data>(key: Key, read: (key: Key) => Promise<Data>): void {
  const answer = read(key);
  answer.catch(() => {});
  prepared.set(unstable_serialize(key), answer);
}

/** The reader of a hook, with what was prepared for its first reading. */
export function orPrepared<Key extends QueryKey, Data>(read: (key: Key) => Promise<Data>): (key: Key) => Promise<Data> {
  return (key) => {
    const id = unstable_serialize(key);
    const answer = prepared.get(id) as Promise<Data> | undefined;
    prepared.delete(id);
    return answer?.catch(() => read(key)) ?? read(key);
  };
}

/** Throws away what was prepared and not asked for. */
export function forgetPrepared(): void {
  prepared.clear();
}
