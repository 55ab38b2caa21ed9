/** Answers fetched before the screen asks for them. The shell keeps them; the client only transports. */
export interface PrefetchedAnswers {
  /**
   * Returns the prefetched answer of an address, once, or else calls `ask`.
   * @param signal the caller's own limit, which also ends a prefetched call
   */
  take: (address: string, ask: () => Promise<Response>, signal?: AbortSignal) => Promise<Response>;
  /** Drops all answers: another session begins, or data has changed. */
  drop: () => void;
}

let answers: PrefetchedAnswers = { take: (_address, ask) => ask(), drop: () => {} };

/** Sets the source of prefetched answers; without it, every request makes its own call. */
export function setPrefetched(prefetched: PrefetchedAnswers): void {
  answers = prefetched;
}

/** Returns the source that `setPrefetched` has set. */
export function getPrefetched(): PrefetchedAnswers {
  return answers;
}
