import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
export const day = () => date({ mode: 'string' });

// Tables that no answer shows: logins, limits and background jobs; see schema.ts.
export const sessions = pgTable('sessions', {
  token_hash: text().primaryKey(),
  user_id: integer().notNull(),
  created_at: instant().notNull(),
  expires_at: instant().notNull(),
  confirmed_at: instant(),
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
  was_proven: boolean().notNull().default(false),
  password_hash: text().notNull(),
  token_hash: text().notNull(),
  token: text(),
  created_at: instant().notNull(),
  expires_at: instant().notNull(),
});

export const limitCounts = pgTable('limit_counts', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: instant().notNull(),
});

export const jobs = pgTable('jobs', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  key: text().unique(),
  payload: jsonb().$type<object>().notNull().default({}),
  run_at: instant().notNull(),
  tries: integer().notNull().default(0),
  failed_at: instant(),
});
