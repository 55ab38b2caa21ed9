import type { users } from '#platform/database/schema.ts';

export type UserRow = typeof users.$inferInsert & { id: number };

/** The seeded users by role. */
export interface Cast {
  supplier: UserRow;
  customer: UserRow;
  chatOnly: UserRow;
  agency: UserRow;
  /** Ordinary suppliers and customers, without the demo accounts. */
  suppliers: UserRow[];
  customers: UserRow[];
}

export const canMeet = (user: UserRow) => user.only_chat !== true;
