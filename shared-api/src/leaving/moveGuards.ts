/**
 * Called before a script navigates. Returns true to block it; the guard may call `move` later to navigate after all.
 */
export type MoveGuard = (move: () => void) => boolean;

const guards = new Set<MoveGuard>();

/**
 * Navigates from a script, e.g. for a desktop notification, unless a guard of the open page blocks it. Guards notice
 * links and the history themselves, but not a bare `navigate()`.
 */
export function leaveBy(move: () => void): void {
  for (const guard of guards) if (guard(move)) return;
  move();
}

/**
 * Adds a guard.
 * @returns removes it
 */
export function guardMoves(guard: MoveGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}
