import { anySignal, DEFAULT_TIMEOUT, setPrefetched, type PrefetchedAnswers } from 'shared-api/client';

/** Milliseconds until an unused answer is too old: a later request belongs to a later visit of the page. */
const LIFE = 15_000;

interface PrefetchedAnswer {
  response: Promise<Response>;
  /** Start, by `performance.now()`. */
  since: number;
  /** Aborts the call and its body. */
  call: AbortController;
}

const answers = new Map<string, PrefetchedAnswer>();

/** Addresses requested by the screen itself, while that is tracked. */
let requested: Set<string> | undefined = new Set();

/**
 * Prefetches an address: the client's first request takes the answer, unless it is a failure or too old. Replaces an
 * earlier answer.
 * @param address with its query, as `request` writes it
 */
export function prefetch(address: string, cache: RequestCache = 'no-store'): void {
  const call = new AbortController();
  const response = fetch(address, {
    headers: { Accept: 'application/json, text/plain' },
    cache,
    signal: anySignal([call.signal, AbortSignal.timeout(DEFAULT_TIMEOUT)]),
  });
  // Avoids an unhandled rejection: the request fetches again.
  response.catch(() => {});
  answers.set(address, { response, since: performance.now(), call });
}

/**
 * Prefetches the addresses that the screen has not requested yet: a second request wants fresh data. Works once and
 * ends the tracking of requests.
 */
export function prefetchMissing(addresses: readonly string[]): void {
  for (const address of addresses) if (requested?.has(address) === false) prefetch(address);
  requested = undefined;
}

const own: PrefetchedAnswers = {
  take(address, ask, signal) {
    requested?.add(address);
    const answer = answers.get(address);
    answers.delete(address);
    if (!answer || performance.now() - answer.since > LIFE) return ask();
    signal?.addEventListener('abort', () => answer.call.abort(signal.reason), { once: true });
    return answer.response.then((response) => (response.ok ? response : ask()), ask);
  },
  drop: () => answers.clear(),
};
setPrefetched(globalThis.vstrechaPreload?.withDayPack?.(own) ?? own);
