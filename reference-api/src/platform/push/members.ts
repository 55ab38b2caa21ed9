export interface PresenceData {
  user_id: string;
  user_info?: unknown;
}

interface Member {
  info: unknown;
  /** what keeps the member here: sockets of this process, and other processes */
  holders: Set<string>;
}

/** What is not any more as a subscriber knows it. */
export interface PresenceChanges {
  came: PresenceData[];
  went: string[];
}

/** The members of one presence channel. A member counts once however many tabs they have, on whatever process. */
export class Members {
  readonly #members = new Map<string, Member>();
  /** who came or went since the subscribers were told last, one entry each time, and whether they were here before that */
  readonly #changes: { user_id: string; wasHere: boolean }[] = [];

  get size(): number {
    return this.#members.size;
  }

  /** How many comings and goings there were since the subscribers were told last. */
  get changeCount(): number {
    return this.#changes.length;
  }

  add(holder: string, { user_id, user_info }: PresenceData): void {
    const known = this.#members.get(user_id);
    if (known) known.holders.add(holder);
    else {
      this.#changes.push({ user_id, wasHere: false });
      this.#members.set(user_id, { info: user_info, holders: new Set([holder]) });
    }
  }

  remove(holder: string, userId: string): void {
    const member = this.#members.get(userId);
    if (!member?.holders.delete(holder) || member.holders.size > 0) return;
    this.#changes.push({ user_id: userId, wasHere: true });
    this.#members.delete(userId);
  }

  /** Lets go of everything that one holder kept here. */
  removeHolder(holder: string): void {
    for (const userId of [...this.#members.keys()]) this.remove(holder, userId);
  }

  /** Whether a member has a holder that passes the test. */
  isHeld(userId: string, isWanted: (holder: string) => boolean): boolean {
    return [...(this.#members.get(userId)?.holders ?? [])].some(isWanted);
  }

  /** Who is kept here by holders that pass the test. */
  heldBy(isWanted: (holder: string) => boolean): PresenceData[] {
    return [...this.#members]
      .filter(([, { holders }]) => [...holders].some(isWanted))
      .map(([user_id, { info }]) => ({ user_id, user_info: info }));
  }

  /** The data of `subscription_succeeded`. */
  list(): object {
    const ids = [...this.#members.keys()];
    return {
      presence: {
        ids,
        hash: Object.fromEntries([...this.#members].map(([id, { info }]) => [id, info ?? null])),
        count: ids.length,
      },
    };
  }

  /**
   * Who came and went, for a subscriber who knows the first so many of the changes. Whoever left and came back meanwhile, by reloading a
   * page for instance, did neither. A subscriber who was given the list in between hears of the second change alone.
   */
  changesSince(known: number): PresenceChanges {
    const before = new Map<string, boolean>();
    for (const { user_id, wasHere } of this.#changes.slice(known))
      if (!before.has(user_id)) before.set(user_id, wasHere);
    const changes: PresenceChanges = { came: [], went: [] };
    for (const [user_id, wasHere] of before) {
      const member = this.#members.get(user_id);
      if (member && !wasHere) changes.came.push({ user_id, user_info: member.info });
      if (!member && wasHere) changes.went.push(user_id);
    }
    return changes;
  }

  /** All subscribers have been told. */
  forgetChanges(): void {
    this.#changes.length = 0;
  }
}
