/** A question that has been asked, to be read elsewhere: for `/registry.json` by registry.ts. */
export interface Asked {
  answer: Promise<Response>;
  /** Ends it, also while the answer is being read. */
  stop: AbortController;
}

let asked: Asked | undefined;
let isFirst = true;

/**
 * Forgets the registry, so that the next attempt sees what has been released or repaired meanwhile.
 * @param instead a newer answer to use from now on
 */
export function forgetRegistry(instead?: Asked): void {
  asked = instead;
}

/**
 * Asks what is released now; once, until it is forgotten. Reading the answer, and giving up on it, is registry.ts's: this half comes with
 * the first screen, so that the question is under way while the other is fetched.
 */
export function requestRegistry(): Asked {
  if (asked) return asked;
  // The first one takes what the page has asked for already. After a failure that question may hang on, and with it the browser's
  // cache for this address: whoever asks again passes the cache by.
  asked = isFirst ? (globalThis.vstrechaAhead?.registry ?? fetchRegistry('no-cache')) : fetchRegistry('no-store');
  isFirst = false;
  return asked;
}

/** Asks once more, whatever is remembered. */
export function fetchRegistry(cache: 'no-cache' | 'no-store'): Asked {
  const stop = new AbortController();
  const answer = fetch('/registry.json', { cache, signal: stop.signal });
  // Its failure shows where it is read.
  answer.catch(() => {});
  return { answer, stop };
}
