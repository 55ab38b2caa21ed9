export interface PresenceData {
  user_id: string;
  user_info?: unknown;
}

interface Member {
  info: unknown;
  /** what keeps the member here: sockets of this process, and other processes */
  holders: Set<string>;
}

/** What changed since the subscribers were told last. */
export interface PresenceChanges {
  came: PresenceData[];
  went: string[];
}

/** The members of one presence channel. A member counts once however many tabs he has, on whatever process. */
export class Members {
  readonly #members = new Map<string, Member>();
  /** whether those who changed since then were here when the subscribers were told last */
  readonly #before = new Map<string, boolean>();

  get size(): number {
    return this.#members.size;
  }

  get hasChanges(): boolean {
    return this.#before.size > 0;
  }

  add(holder: string, { user_id, user_info }: PresenceData): void {
    const known = this.#members.get(user_id);
    if (known) known.holders.add(holder);
    else {
      this.#noteBefore(user_id, false);
      this.#members.set(user_id, { info: user_info, holders: new Set([holder]) });
    }
  }

  remove(holder: string, userId: string): void {
    const member = this.#members.get(userId);
    if (!member?.holders.delete(holder) || member.holders.size > 0) return;
    this.#noteBefore(userId, true);
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
    return [...this.#members].filter(([, { holders }]) => [...holders].some(isWanted)).map(([user_id, { info }]) => ({ user_id, user_info: info }));
  }

  /** The data of `subscription_succeeded`. */
  list(): object {
    const ids = [...this.#members.keys()];
    return { presence: { ids, hash: Object.fromEntries([...this.#members].map(([id, { info }]) => [id, info ?? null])), count: ids.length } };
  }

  /** Who came and went since the last time. Whoever left and came back meanwhile, by reloading a page for instance, did neither. */
  takeChanges(): PresenceChanges {
    const changes: PresenceChanges = { came: [], went: [] };
    for (const [user_id, wasHere] of this.#before) {
      const member = this.#members.get(user_id);
      if (member && !wasHere) changes.came.push({ user_id, user_info: member.info });
      if (!member && wasHere) changes.went.push(user_id);
    }
    this.#before.clear();
    return changes;
  }

  #noteBefore(userId: string, wasHere: boolean): void {
    if (!this.#before.has(userId)) this.#before.set(userId, wasHere);
  }
}
