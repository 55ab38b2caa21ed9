/** Milliseconds after which an answer that nobody has taken is too old: who asks then has come to the page later. */
const EARLY_LIFE = 15_000;

/** By address: what was asked before anything on the screen did, and when by the browser's clock. */
const asked = new Map<string, { answer: Promise<Response>; since: number }>();

/** What the screen has asked for by itself, until nobody wants to know that any more. */
let known: Set<string> | undefined = new Set();

/** Whether the screen has asked for an address: its next question wants to know what has changed since, not what was asked early. */
export function wasAsked(address: string): boolean {
  return known === undefined || known.has(address);
}

/** From now on everything counts as asked, and nothing is noted. */
export function forgetAsked(): void {
  known = undefined;
}

/**
 * Keeps an answer that is on its way for whoever asks for the address first, in the place of an earlier one. Nobody needs to: `forgetEarly`,
 * with which another session begins, throws it away.
 */
export function keepEarly(address: string, answer: Promise<Response>): void {
  answer.catch(() => {});
  asked.set(address, { answer, since: performance.now() });
}

/** The answer that was kept, once, or a new one when there is none. A failure counts for nothing. */
export function takeEarly(address: string, ask: () => Promise<Response>): Promise<Response> {
  known?.add(address);
  const early = asked.get(address);
  asked.delete(address);
  if (!early || performance.now() - early.since > EARLY_LIFE) return ask();
  return early.answer.then((response) => (response.ok ? response : ask()), ask);
}

/** Throws away what was not asked for: another session begins, or something is changed. */
export function forgetEarly(): void {
  asked.clear();
}
