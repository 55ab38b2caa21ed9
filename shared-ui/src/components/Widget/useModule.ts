import { useEffect, useState } from 'react';

/** Source of modules: a local `import()`, or remotes. */
export interface ModuleLoader<Key, Module> {
  /**
   * Loads a module by its key.
   * @param attempt 0 unless the user retries, then one more for each «Повторить», so that a retry may use a different
   * address or build
   */
  load: (key: Key, attempt: number) => Promise<Module>;
  /** Called once per failed load. */
  onError?: (error: unknown, key: Key) => void;
  /** Called before a loaded module is rendered in another place: whether to load it again for that. */
  isOutdated?: (module: Module) => boolean | undefined;
}

type Loading<Module> = { phase: 'loading' } | { phase: 'ready'; module: Module } | { phase: 'failed'; error: unknown };

/** Load state of a module. */
export type ModuleState<Module> = Loading<Module> & {
  /** 0 at first, then one more for each `retry`. */
  attempt: number;
  /**
   * Retry by the user: drops the module, even one that loaded but does not work, and passes the next attempt to the
   * loader.
   */
  retry: () => void;
  /** Replacement by the loader: like `retry`, but not counted, and passed to the loader as attempt 0. */
  replace: () => void;
};

interface Entry {
  promise: Promise<unknown>;
  loading: Loading<unknown>;
}

/**
 * Loaded and loading modules by loader and key: the page’s only cache of modules; garbage-collected with the loader.
 */
const memories = new WeakMap<object, Map<unknown, Entry>>();

function memoryOf(loader: object): Map<unknown, Entry> {
  const memory = memories.get(loader) ?? new Map<unknown, Entry>();
  memories.set(loader, memory);
  return memory;
}

/**
 * Preloads a module, so that `useModule` has it at once. Concurrent calls share one load.
 * @throws the loader’s rejection; a later call loads again
 */
export function prepareModule<Key, Module>(loader: ModuleLoader<Key, Module>, key: Key, attempt = 0): Promise<Module> {
  const memory = memoryOf(loader);
  const cached = memory.get(key);
  if (cached) return cached.promise as Promise<Module>;

  const promise = loader.load(key, attempt);
  const entry: Entry = { promise, loading: { phase: 'loading' } };
  memory.set(key, entry);
  promise.then(
    (module) => (entry.loading = { phase: 'ready', module }),
    (error: unknown) => {
      memory.delete(key);
      loader.onError?.(error, key);
    },
  );
  return promise;
}

/**
 * A module in its loading, ready or failed state; a loaded module is ready at once. Plain state instead of
 * `React.lazy`: a lazy component keeps its failure permanently, and React delays content by 300 ms once a fallback was
 * shown.
 * @param loader must be stable between renders: its modules are cached per loader
 */
export function useModule<Key, Module>(loader: ModuleLoader<Key, Module>, key: Key): ModuleState<Module> {
  const begin = () => ({ loader, key, attempt: 0, request: { attempt: 0 }, loading: recall(loader, key) });
  const [asked, setAsked] = useState(begin);
  let current = asked;
  // A new key resets in the same render, so that the old module never receives the properties of the new one.
  if (asked.loader !== loader || asked.key !== key) setAsked((current = begin()));
  const { attempt, request, loading } = current;

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Loading<Module>) => {
      if (!isCurrent) return;
      setAsked((former) => (former.loading.phase === next.phase ? former : { ...former, loading: next }));
    };
    prepareModule(loader, key, request.attempt).then(
      (module) => settle({ phase: 'ready', module }),
      (error: unknown) => settle({ phase: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, key, request]);

  const ask = (next: number, told: number) => {
    const cached = memoryOf(loader).get(key)?.loading;
    // Keeps a newer module that another place has loaded meanwhile.
    if (loading.phase === 'ready' && cached?.phase === 'ready' && cached.module === loading.module)
      memoryOf(loader).delete(key);
    setAsked({ loader, key, attempt: next, request: { attempt: told }, loading: { phase: 'loading' } });
  };
  return { ...loading, attempt, retry: () => ask(attempt + 1, attempt + 1), replace: () => ask(attempt, 0) };
}

function recall<Key, Module>(loader: ModuleLoader<Key, Module>, key: Key): Loading<Module> {
  const memory = memoryOf(loader);
  const cached = (memory.get(key)?.loading ?? { phase: 'loading' }) as Loading<Module>;
  if (cached.phase !== 'ready' || !loader.isOutdated?.(cached.module)) return cached;
  memory.delete(key);
  return { phase: 'loading' };
}
