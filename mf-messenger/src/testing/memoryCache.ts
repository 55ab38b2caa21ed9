import type { KeyMatcher, QueryCache, QueryKey } from 'shared-api/query';

interface Entry {
  key: QueryKey;
  data: unknown;
  read?: () => Promise<unknown>;
  /** The latest read; results of earlier reads are dropped. */
  current?: object;
}

/**
 * In-memory query cache without a page. It reads mounted keys and, like the shell's, repeats a read that was overtaken
 * by a patch.
 */
export interface MemoryCache extends QueryCache {
  /** Treats the key as being on the screen: it is read now and on each `refresh`. */
  mount: (key: QueryKey, read: () => Promise<unknown>) => void;
}

export function createMemoryCache(): MemoryCache {
  const entries = new Map<string, Entry>();
  const entryOf = (key: QueryKey): Entry => {
    const id = JSON.stringify(key);
    const entry = entries.get(id) ?? { key, data: undefined };
    entries.set(id, entry);
    return entry;
  };
  const entriesOf = (keys: QueryKey | KeyMatcher) =>
    typeof keys === 'function' ? [...entries.values()].filter(({ key }) => keys(key)) : [entryOf(keys)];

  async function ask(entry: Entry): Promise<void> {
    if (!entry.read) return;
    const reading = {};
    entry.current = reading;
    try {
      const data = await entry.read();
      if (entry.current === reading) entry.data = data;
    } catch {
      // A failed read keeps the cached data.
    }
    if (entry.current === reading) entry.current = undefined;
  }

  const refresh = (...keys: readonly (QueryKey | KeyMatcher)[]) => {
    for (const one of keys) for (const entry of entriesOf(one)) void ask(entry);
  };

  return {
    mount: (key, read) => {
      const entry = entryOf(key);
      entry.read = read;
      void ask(entry);
    },
    read: <Data>(key: QueryKey) => entryOf(key).data as Data | undefined,
    write: (key, data) => {
      entryOf(key).data = data;
    },
    keep: async (key, read) => {
      const data = await read();
      entryOf(key).data = data;
      return data;
    },
    patch: <Data>(keys: QueryKey | KeyMatcher, change: (data: Data) => Data) => {
      for (const entry of entriesOf(keys)) {
        const isUnderWay = entry.current !== undefined;
        const next = entry.data === undefined ? undefined : change(entry.data as Data);
        if (entry.data !== undefined && next === entry.data) continue;
        entry.data = next;
        if (isUnderWay) void ask(entry);
      }
    },
    refresh,
    refreshTogether: refresh,
    forgetAll: () => Promise.resolve(),
  };
}
