/** Called on each history navigation (back, forward); true hides it from the router. */
export type HistoryGuard = (event: PopStateEvent) => boolean;

const guards = new Set<HistoryGuard>();

/**
 * Calls the guards on each history navigation. The shell runs this before the router subscribes: on `window`, listeners
 * run in the order of registration, capturing ones too (Chromium).
 */
export function startHistoryGuards(): void {
  window.addEventListener('popstate', (event) => {
    for (const guard of guards) if (guard(event)) event.stopImmediatePropagation();
  });
}

/**
 * Adds a guard. The address has already changed when it is called; a guard that blocks a navigation has to restore the
 * address.
 * @returns removes the guard
 */
export function guardHistory(guard: HistoryGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}
