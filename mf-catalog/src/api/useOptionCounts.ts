import { request } from 'shared-api/client';
import { useQueryCache, useQueryOnce, type QueryCache } from 'shared-api/query';
import { createCallQueue } from 'shared-api/queue';
import { catalogKeys } from '#api/catalogKeys';
import type { ListKey } from '#domain/catalogFilter';
import { COUNTS_AT_ONCE } from '#domain/limits';

/** Lists whose options the server counts one by one. */
export type CountedList = Exclude<ListKey, 'activity'>;

type Counts = Readonly<Record<string, number>>;

/** One queue for all lists: opening two at once asks no faster. */
const calls = createCallQueue(COUNTS_AT_ONCE);
/** A list of a thousand is not drawn anew for each of its counts. */
const SHOWN_EVERY_MS = 100;

/**
 * How many companies each option of a list brings. The counts arrive one by one and are kept for the session; after a failure only those that
 * are missing are asked for again.
 * @param names the options, or `undefined` to ask for nothing yet
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
  const known = () => cache.read<Counts>(key) ?? {};
  let fresh: Record<string, number> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(fresh).length > 0) cache.write(key, { ...known(), ...fresh });
    fresh = {};
  };
  const count = (name: string) =>
    calls.run(async () => {
      if (isOver) return;
      const found = await requestCount(list, name);
      fresh[name] = found;
      timer ??= setTimeout(show, SHOWN_EVERY_MS);
    });

  const missing = names.filter((name) => known()[name] === undefined);
  try {
    await Promise.all(missing.map(count));
    return true;
  } finally {
    // After a failure the rest is not asked for: it would most likely fail too.
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
