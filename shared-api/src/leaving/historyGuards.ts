/** Asked about each move through the history; true holds it back from the router. */
export type HistoryGuard = (event: PopStateEvent) => boolean;

const guards = new Set<HistoryGuard>();

/**
 * Lets guards hear of moves through the history. The shell calls it before the router listens: at the window, listeners come in the order
 * of their registration, also those that capture (Chromium).
 */
export function startHistoryGuards(): void {
  window.addEventListener('popstate', (event) => {
    for (const guard of guards) if (guard(event)) event.stopImmediatePropagation();
  });
}

/**
 * Adds a guard. The address has changed already when it is asked; who holds a move back has to return.
 * @returns takes it away
 */
export function guardHistory(guard: HistoryGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}
