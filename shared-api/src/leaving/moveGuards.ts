/** Asked before a script leads to another page; true holds it back, and `move` leads there after all. */
export type MoveGuard = (move: () => void) => boolean;

const guards = new Set<MoveGuard>();

/**
 * Leads to another page what no press on a link has asked for, e.g. a notification on the desktop, unless the page that is open holds it
 * back. Guards hear of links and of the history by themselves; a bare `navigate()` they cannot hear.
 */
export function leaveBy(move: () => void): void {
  for (const guard of guards) if (guard(move)) return;
  move();
}

/** Adds a guard. @returns takes it away */
export function guardMoves(guard: MoveGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}
