import { request } from 'shared-api/client';
import { createCallQueue } from 'shared-api/delivery';
import { useQueryCache, useQueryOnce, type QueryCache } from 'shared-api/query';
import type { ListKey } from '#domain/catalogFilter';
import { COUNTS_AT_ONCE } from '#domain/limits';
import { catalogKeys } from './catalogKeys';

/** Lists whose options the API counts one at a time. */
export type CountedList = Exclude<ListKey, 'activity'>;

type Counts = Readonly<Record<string, number>>;

/** One queue for all lists, to limit parallel requests when several are open. */
const calls = createCallQueue(COUNTS_AT_ONCE);
/** Interval between cache writes: a list of a thousand options must not re-render for every count. */
const SHOWN_EVERY_MS = 100;

/**
 * Counts the companies of each option of a list. Counts arrive one at a time and stay cached for the session; after a
 * failure only the missing ones are fetched again.
 * @param names the options; `undefined` sends no request
 */
export function useOptionCounts(list: CountedList, names: readonly string[] | undefined) {
  const cache = useQueryCache();
  // Written by `countAll` as the counts arrive.
  const arrived = useQueryOnce(catalogKeys.counts(list), () => Promise.resolve<Counts>({}));
  const all = useQueryOnce(names ? catalogKeys.counted(list) : null, () => countAll(cache, list, names ?? []));
  return { counts: arrived.data, error: all.error, isLoading: all.isLoading, reload: all.reload };
}

async function countAll(cache: QueryCache, list: CountedList, names: readonly string[]): Promise<true> {
  const key = catalogKeys.counts(list);
  const cached = () => cache.read<Counts>(key) ?? {};
  let fresh: Record<string, number> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(fresh).length > 0) cache.write(key, { ...cached(), ...fresh });
    fresh = {};
  };
  const count = (name: string) =>
    calls.run(async () => {
      if (isOver) return;
      const found = await requestCount(list, name);
      fresh[name] = found;
      timer ??= setTimeout(show, SHOWN_EVERY_MS);
    });

  const missing = names.filter((name) => cached()[name] === undefined);
  try {
    await Promise.all(missing.map(count));
    return true;
  } finally {
    // After a failure, skip the remaining requests: they would most likely fail too.
    isOver = true;
    show();
  }
}

async function requestCount(list: CountedList, name: string): Promise<number> {
  const { count } =
    list === 'location'
      ? await request('get', '/api/filters/location/{name}/count', { path: { name } })
      : await request('get', '/api/filters/additionally/{kind}/{name}/count', { path: { kind: list, name } });
  return count;
}
