/** Called on each history navigation (back, forward); true hides it from the router. */
export type HistoryGuard = (event: PopStateEvent) => boolean;

const historyGuards = new Set<HistoryGuard>();

/**
 * Calls the guards on each history navigation. The shell runs this before the router subscribes: on `window`, listeners
 * run in the order of registration, capturing ones too (Chromium).
 */
export function startHistoryGuards(): void {
  window.addEventListener('popstate', (event) => {
    for (const guard of historyGuards) if (guard(event)) event.stopImmediatePropagation();
  });
}

/**
 * Adds a guard. The address has already changed when it is called; a guard that blocks a navigation has to restore the
 * address.
 * @returns removes the guard
 */
export function guardHistory(guard: HistoryGuard): () => void {
  historyGuards.add(guard);
  return () => void historyGuards.delete(guard);
}

/**
 * Called before a script navigates. Returns true to block it; the guard may call `move` later to navigate after all.
 */
export type MoveGuard = (move: () => void) => boolean;

const moveGuards = new Set<MoveGuard>();

/**
 * Navigates from a script, e.g. for a desktop notification, unless a guard of the open page blocks it. Guards notice
 * links and the history themselves, but not a bare `navigate()`.
 */
export function leaveBy(move: () => void): void {
  for (const guard of moveGuards) if (guard(move)) return;
  move();
}

/** Adds a guard. @returns removes it */
export function guardMoves(guard: MoveGuard): () => void {
  moveGuards.add(guard);
  return () => void moveGuards.delete(guard);
}
