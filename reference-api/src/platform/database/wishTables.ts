import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant } from './internalTables.ts';

/** Companies that a user wants to meet. Private until both want it. */
export const wishes = pgTable(
  'wishes',
  { user_id: integer().notNull(), company_id: integer().notNull(), created_at: instant().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.company_id] })],
);

/** Times that the evening's matching proposes to both sides of a mutual wish. */
export const wishProposals = pgTable(
  'wish_proposals',
  {
    customer_id: integer().notNull(),
    supplier_id: integer().notNull(),
    date: day().notNull(),
    point: text().notNull(),
    made_on: day().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customer_id, table.supplier_id] })],
);

/** Evenings whose matching has been done. */
export const wishEvenings = pgTable('wish_evenings', { date: day().primaryKey() });
