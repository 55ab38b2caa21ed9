import { sessionKey } from './channelData.ts';

const MAX_SESSIONS = 10_000;

/** Ended sessions and closed accounts: subscriptions signed earlier must not be used after that. */
export class PushAccess {
  // In the order of their ends.
  readonly #endedSessions = new Set<string>();
  readonly #shutOut = new Set<string>();

  /** @returns the session's key */
  endSession(tokenHash: string): string {
    const key = sessionKey(tokenHash);
    this.#endedSessions.add(key);
    for (const oldest of this.#endedSessions) {
      if (this.#endedSessions.size <= MAX_SESSIONS) break;
      this.#endedSessions.delete(oldest);
    }
    return key;
  }

  shutOut(userId: string): void {
    this.#shutOut.add(userId);
  }

  letIn(userId: string): void {
    this.#shutOut.delete(userId);
  }

  /** Forgets all earlier notifications; every connection with an older signature must be closed. */
  forget(): void {
    this.#endedSessions.clear();
    this.#shutOut.clear();
  }

  isOver(session: string | undefined, userId: string | undefined): boolean {
    return (
      (session !== undefined && this.#endedSessions.has(session)) || (userId !== undefined && this.#shutOut.has(userId))
    );
  }
}
