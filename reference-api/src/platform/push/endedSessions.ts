import { sessionKey } from './channelData.ts';

const MAX_REMEMBERED = 10_000;

/** The sessions that ended lately: a subscription that was signed in one must not be used after it. */
export class EndedSessions {
  // In the order of their ends.
  readonly #keys = new Set<string>();

  /** @returns the session's key */
  add(tokenHash: string): string {
    const key = sessionKey(tokenHash);
    this.#keys.add(key);
    for (const oldest of this.#keys) {
      if (this.#keys.size <= MAX_REMEMBERED) break;
      this.#keys.delete(oldest);
    }
    return key;
  }

  has(session: string): boolean {
    return this.#keys.has(session);
  }
}
