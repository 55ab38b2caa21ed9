import type { Clock } from '../clock/clock.ts';

const MINUTE_MS = 60_000;

/**
 * How much one user may change, so that a program in their name cannot fill the database: a minute's worth at once, then as fast as it
 * grows back. Kept in memory, by each process for itself: behind several processes a user has as many minutes' worths.
 */
export class WriteLimit {
  readonly #limits: { readonly writesPerMinute: number };
  readonly #clock: Clock;
  // In the order of the last write: whoever has not written for a minute has their whole minute again.
  readonly #users = new Map<number, { left: number; at: number }>();

  constructor(limits: { readonly writesPerMinute: number }, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** @returns in how many seconds the user may do this; undefined when they may now, and then it counts */
  take(userId: number, cost: number): number | undefined {
    const { writesPerMinute } = this.#limits;
    if (cost === 0 || writesPerMinute === Infinity) return undefined;
    const now = this.#clock.now().getTime();
    this.#forgetRested(now);
    const { left, at } = this.#users.get(userId) ?? { left: writesPerMinute, at: now };
    const grown = Math.min(writesPerMinute, left + (Math.max(0, now - at) * writesPerMinute) / MINUTE_MS);
    const isEnough = grown >= cost;
    this.#users.delete(userId);
    this.#users.set(userId, { left: isEnough ? grown - cost : grown, at: now });
    return isEnough ? undefined : Math.ceil(((cost - grown) * 60) / writesPerMinute);
  }

  #forgetRested(now: number): void {
    for (const [userId, { at }] of this.#users) {
      if (now - at < MINUTE_MS) return;
      this.#users.delete(userId);
    }
  }
}
