import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

// How accounts are entered and guarded; see schema.ts.
export const sessions = pgTable('sessions', {
  token_hash: text().primaryKey(),
  user_id: integer().notNull(),
  created_at: instant().notNull(),
  expires_at: instant().notNull(),
});

export const mailedPasswords = pgTable(
  'mailed_passwords',
  { user_id: integer().notNull(), password_hash: text().notNull(), expires_at: instant().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.password_hash] })],
);

export const knownPlaces = pgTable('known_places', { key: text().primaryKey(), seen_at: instant().notNull() });

export const emailChanges = pgTable('email_changes', {
  id: id(),
  user_id: integer().notNull(),
  old_email: text().notNull(),
  old_email_key: text().notNull(),
  password_hash: text().notNull(),
  token_hash: text().notNull(),
  token: text(),
  letter_tried_at: instant(),
  created_at: instant().notNull(),
  expires_at: instant().notNull(),
});

export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  window_end: instant().notNull(),
  count: integer().notNull(),
});
