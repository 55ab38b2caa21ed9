import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Notifications } from './notifications.ts';
import type * as schema from './schema.ts';

/** The database or an open transaction of it; the same on PGlite and on a PostgreSQL server. Inside a transaction use only `tx`. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database and the way to let it go. */
export interface OpenDatabase {
  db: Database;
  notifications: Notifications;
  close: () => Promise<void>;
}

// Numbers of advisory locks, far from what anyone else in the same PostgreSQL would choose.
export const MIGRATION_LOCK = 7_240_517_001;
export const SEED_LOCK = 7_240_517_002;
// 7_240_517_004 is taken by the trigger that counts the catalogue, see the migrations.

/** Waits for a lock that lasts until the transaction ends. On PGlite there is one process anyway. */
export async function lockTransaction(tx: Database, key: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${key}::bigint)`);
}

/** Runs a hand-written query and answers its rows; the type is the caller's word. */
export async function selectRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  // Both drivers answer an object with `rows`; drizzle's common type does not say so.
  const result = (await db.execute(query)) as { rows: Row[] };
  return result.rows;
}

/** Numbers as one parameter, however many: a list in the query's text would end at 65,535. */
export const intArray = (numbers: readonly number[]): SQL => sql`${`{${numbers.join(',')}}`}::int[]`;

/** Keeps other transactions that lock the same users waiting. Always in the order of ids, so that two never wait for each other. */
export async function lockUsers(tx: Database, ids: readonly number[]): Promise<void> {
  // `no key update` lets inserts that only refer to these users pass.
  await tx.execute(sql`select id from users where id in ${[...ids]} order by id for no key update`);
}

/** The name of the unique constraint that a failed query violated, if that is why it failed. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505') return undefined;
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
}

/** A pattern for `ilike` that finds `text` anywhere, taking %, _ and \ literally. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
