import type { users } from '#platform/database/schema.ts';

export type UserRow = typeof users.$inferInsert & { id: number };

/** The seeded users by the parts they play. */
export interface Cast {
  supplier: UserRow;
  customer: UserRow;
  chatOnly: UserRow;
  agency: UserRow;
  /** suppliers and customers with nothing special about them, the demo accounts not among them */
  suppliers: UserRow[];
  customers: UserRow[];
}

/** Whether meetings with this user are possible. */
export const canMeet = (user: UserRow) => user.only_chat !== true;
