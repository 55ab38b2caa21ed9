import { useEffect, useState } from 'react';

type ModuleState<T> = { phase: 'loading' } | { phase: 'ready'; module: T } | { phase: 'failed'; retry: () => void };

const loaded = new Map<() => Promise<unknown>, unknown>();

/**
 * A part of the shell that is fetched when it is first needed. Once fetched it is drawn at once, without a loading state.
 * @param load an `import()` in a function that stays the same
 */
export function useModule<T>(load: () => Promise<T>): ModuleState<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ attempt: number; failed: boolean }>();

  useEffect(() => {
    if (loaded.has(load)) return;
    let isCurrent = true;
    load().then(
      (module) => {
        loaded.set(load, module);
        if (isCurrent) setSettled({ attempt, failed: false });
      },
      () => isCurrent && setSettled({ attempt, failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  if (loaded.has(load)) return { phase: 'ready', module: loaded.get(load) as T };
  if (settled?.failed === true && settled.attempt === attempt)
    return { phase: 'failed', retry: () => setAttempt(attempt + 1) };
  return { phase: 'loading' };
}
