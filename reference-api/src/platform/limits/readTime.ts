/** After this time half of a user's reading is forgotten. */
const HALF_LIFE_MS = 10_000;
/** Beyond this number users with almost no recent reading are removed. */
const MOST_USERS = 1000;
const NEGLIGIBLE_MS = 1;

/** Time that the database has lately spent on the reads of each user. */
export interface ReadTime {
  /** In ms, older time counting less. */
  of: (userId: number) => number;
  add: (userId: number, ms: number) => void;
}

export function createReadTime(now: () => number): ReadTime {
  const users = new Map<number, { ms: number; at: number }>();

  function timeOf(userId: number): number {
    const user = users.get(userId);
    return user ? user.ms * 0.5 ** ((now() - user.at) / HALF_LIFE_MS) : 0;
  }

  return {
    of: timeOf,
    add(userId, ms) {
      users.set(userId, { ms: timeOf(userId) + ms, at: now() });
      if (users.size > MOST_USERS) for (const id of users.keys()) if (timeOf(id) < NEGLIGIBLE_MS) users.delete(id);
    },
  };
}
