export interface PresenceData {
  user_id: string;
  user_info?: unknown;
}

interface Member {
  info: unknown;
  /** Sockets of this process and other processes that keep the member present. */
  holders: Set<string>;
}

/** Changes of the members since a subscriber's last state. */
export interface PresenceChanges {
  came: PresenceData[];
  went: string[];
}

/** The members of one presence channel. A member counts once, in however many tabs and processes. */
export class Members {
  readonly #members = new Map<string, Member>();
  /** Joins and leaves since the last announcement in order, each with whether the member was present before it. */
  readonly #changes: { user_id: string; wasHere: boolean }[] = [];

  get size(): number {
    return this.#members.size;
  }

  /** Number of joins and leaves since the last announcement. */
  get changeCount(): number {
    return this.#changes.length;
  }

  add(holder: string, { user_id, user_info }: PresenceData): void {
    const present = this.#members.get(user_id);
    if (present) present.holders.add(holder);
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

  /** Releases all members of one holder. */
  removeHolder(holder: string): void {
    for (const userId of [...this.#members.keys()]) this.remove(holder, userId);
  }

  /** Whether a member has at least one wanted holder. */
  isHeld(userId: string, isWanted: (holder: string) => boolean): boolean {
    return [...(this.#members.get(userId)?.holders ?? [])].some(isWanted);
  }

  /** Data of the members with at least one wanted holder. */
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
   * Joined and left members for a subscriber whose list includes the first `seen` changes. A member who left and returned
   * meanwhile, for instance by a reload, is in neither list; a subscriber who got the list in between receives only the second
   * change.
   */
  changesSince(seen: number): PresenceChanges {
    const before = new Map<string, boolean>();
    for (const { user_id, wasHere } of this.#changes.slice(seen))
      if (!before.has(user_id)) before.set(user_id, wasHere);
    const changes: PresenceChanges = { came: [], went: [] };
    for (const [user_id, wasHere] of before) {
      const member = this.#members.get(user_id);
      if (member && !wasHere) changes.came.push({ user_id, user_info: member.info });
      if (!member && wasHere) changes.went.push(user_id);
    }
    return changes;
  }

  /** Forgets the changes once all of them are announced. */
  forgetChanges(): void {
    this.#changes.length = 0;
  }
}
