import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let lines = 0;

function change(by: number): void {
  lines += by;
  for (const listener of listeners) listener();
}

/** Marks that the page itself reports the connection while this component is mounted: the shell's line stays silent. */
export function useOwnConnectionLine(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether the page reports the connection itself. */
export function useHasOwnConnectionLine(): boolean {
  return useSyncExternalStore(subscribe, () => lines > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
