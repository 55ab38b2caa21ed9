/** Milliseconds that the registry may take. */
const LIMIT = 2_500;

let asked: Promise<Response> | undefined;

/** Forgets the registry, so that the next attempt sees what has been released or repaired meanwhile. */
export function forgetRegistry(): void {
  asked = undefined;
}

/**
 * Asks what is released now; once, until it is forgotten. Reading the answer is registry.ts's: this half comes with the first screen, so
 * that the question is under way while the other is fetched.
 * @throws {Error} when there is no answer
 */
export function requestRegistry(): Promise<Response> {
  return (asked ??= fetchRegistry());
}

/** Asks once more, whatever is remembered. */
export function fetchRegistry(): Promise<Response> {
  return fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(LIMIT) });
}
