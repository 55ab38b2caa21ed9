/** By address: what was asked before anything on the screen did. */
const asked = new Map<string, Promise<Response>>();

/**
 * Keeps an answer that is on its way for whoever asks for the address first, in the place of an earlier one. Nobody needs to: `forgetEarly`,
 * with which another session begins, throws it away.
 */
export function keepEarly(address: string, answer: Promise<Response>): void {
  answer.catch(() => {});
  asked.set(address, answer);
}

/** The answer that was kept, once, or a new one when there is none. A failure counts for nothing. */
export function takeEarly(address: string, ask: () => Promise<Response>): Promise<Response> {
  const answer = asked.get(address);
  asked.delete(address);
  return answer ? answer.then((response) => (response.ok ? response : ask()), ask) : ask();
}

/** Throws away what was not asked for. */
export function forgetEarly(): void {
  asked.clear();
}
