import { useEffect, useState } from 'react';

/** Where modules come from: an `import()` of one's own, or what others have built. */
export interface ModuleLoader<Key, Module> {
  /**
   * Brings a module by its key.
   * @param attempt 0 at first and when nobody has asked, then one more for each «Повторить», so that a retry may ask a different address or build
   */
  load: (key: Key, attempt: number) => Promise<Module>;
  /** Told once about each load that failed. */
  onError?: (error: unknown, key: Key) => void;
  /** Asked before a module that is here already is drawn in another place: whether it should be loaded anew for that. */
  isOutdated?: (module: Module) => boolean | undefined;
}

type Loading<Module> = { phase: 'loading' } | { phase: 'ready'; module: Module } | { phase: 'failed'; error: unknown };

/** How far a module is. */
export type ModuleState<Module> = Loading<Module> & {
  /** 0 at first, then one more for each `retry`. */
  attempt: number;
  /** The person asks again: forgets the module, also one that came but does not work, and tells the loader which attempt it is. */
  retry: () => void;
  /** The loader has another module for this place: as `retry`, but nobody has asked, and the loader is told so by the attempt 0. */
  replace: () => void;
};

interface Entry {
  promise: Promise<unknown>;
  loading: Loading<unknown>;
}

/** What each loader has brought or is bringing, by key. The page's one memory of modules; it ends with the loader. */
const memories = new WeakMap<object, Map<unknown, Entry>>();

function memoryOf(loader: object): Map<unknown, Entry> {
  const memory = memories.get(loader) ?? new Map<unknown, Entry>();
  memories.set(loader, memory);
  return memory;
}

/**
 * Loads a module ahead of its use: `useModule` then has it at once. Whoever asks meanwhile shares the one load.
 * @throws what the loader rejects with; a later call begins anew
 */
export function prepareModule<Key, Module>(loader: ModuleLoader<Key, Module>, key: Key, attempt = 0): Promise<Module> {
  const memory = memoryOf(loader);
  const known = memory.get(key);
  if (known) return known.promise as Promise<Module>;

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
 * A module while it loads, when it is there, and when it cannot be had. One that was here before is there at once.
 * Plain state instead of `React.lazy`: a lazy component keeps its failure for ever, and React holds content back for 300 ms once a
 * fallback was shown.
 * @param loader stays the same between renders: what it has brought is remembered by it
 */
export function useModule<Key, Module>(loader: ModuleLoader<Key, Module>, key: Key): ModuleState<Module> {
  const begin = () => ({ loader, key, attempt: 0, request: { attempt: 0 }, loading: recall(loader, key) });
  const [asked, setAsked] = useState(begin);
  let current = asked;
  // Another key starts over in the same render, so that the former module never gets the new one's properties.
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
    const known = memoryOf(loader).get(key)?.loading;
    // Not what another place has loaded anew meanwhile.
    if (loading.phase === 'ready' && known?.phase === 'ready' && known.module === loading.module)
      memoryOf(loader).delete(key);
    setAsked({ loader, key, attempt: next, request: { attempt: told }, loading: { phase: 'loading' } });
  };
  return { ...loading, attempt, retry: () => ask(attempt + 1, attempt + 1), replace: () => ask(attempt, 0) };
}

function recall<Key, Module>(loader: ModuleLoader<Key, Module>, key: Key): Loading<Module> {
  const memory = memoryOf(loader);
  const known = (memory.get(key)?.loading ?? { phase: 'loading' }) as Loading<Module>;
  if (known.phase !== 'ready' || !loader.isOutdated?.(known.module)) return known;
  memory.delete(key);
  return { phase: 'loading' };
}
