/** A pending fetch that another module reads; for `/registry.json`, registry.ts. */
export interface Asked {
  answer: Promise<Response>;
  /** Aborts it, even while the response is being read. */
  stop: AbortController;
}

let asked: Asked | undefined;
let isFirst = true;

/**
 * Drops the registry, so that the next attempt sees later releases.
 * @param instead a newer response to use from now on
 */
export function forgetRegistry(instead?: Asked): void {
  asked = instead;
}

/**
 * Fetches the registry once, until it is dropped. registry.ts reads the response and handles timeouts; this half loads
 * with the first screen, so that the fetch runs while the other half loads.
 */
export function requestRegistry(): Asked {
  if (asked) return asked;
  // The first call uses the prefetched response. After a failure that fetch may still hang and block the browser's
  // cache entry: later calls bypass the cache.
  const prefetched = isFirst ? globalThis.vstrechaPreload?.registry : undefined;
  const request = prefetched ?? fetchRegistry(isFirst ? 'no-cache' : 'no-store');
  isFirst = false;
  asked = request;
  return request;
}

/** Fetches the registry unconditionally. */
export function fetchRegistry(cache: 'no-cache' | 'no-store'): Asked {
  const stop = new AbortController();
  const answer = fetch('/registry.json', { cache, signal: stop.signal });
  // Avoids an unhandled rejection: the reader sees the failure.
  answer.catch(() => {});
  return { answer, stop };
}
