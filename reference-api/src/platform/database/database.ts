import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { textKey } from 'shared-api/text';
import type { Notifications } from './notifications.ts';
import type * as schema from './schema.ts';

/** The database or an open transaction of it, on PGlite or PostgreSQL. Inside a transaction use only `tx`. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Connections of a pool. */
export interface PoolCounts {
  total: number;
  idle: number;
  /** Work that waits for a connection. */
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  notifications: Notifications;
  /** Connections of the pool to a PostgreSQL server; undefined for PGlite. */
  countConnections?: () => PoolCounts;
  close: () => Promise<void>;
}

// Keys of advisory locks, unlikely to collide with others in the same PostgreSQL.
export const MIGRATION_LOCK = 7_240_517_001;
export const SEED_LOCK = 7_240_517_002;
// 7_240_517_004 and 7_240_517_006 belong to triggers that count, see the migrations.

/** Serialize organizers' writes whose version is in no row yet, or in several. */
export const EVENT_LOCK = 7_240_517_007;
export const SITE_LOCK = 7_240_517_008;
export const MEETINGS_LOCK = 7_240_517_009;

/** Acquires a lock that lasts until the transaction ends. Has no effect on PGlite, which has a single process. */
export async function lockTransaction(tx: Database, key: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${key}::bigint)`);
}

/** Like `lockTransaction`, for work at the start, which may take and wait longer than any call. */
export async function lockStart(tx: Database, key: number): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await lockTransaction(tx, key);
}

/** Runs a hand-written query and returns its rows; the caller vouches for the type. */
export async function selectRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  // Both drivers return an object with `rows`, which drizzle's common type omits.
  const result = (await db.execute(query)) as { rows: Row[] };
  return result.rows;
}

/** Passes any count of numbers as one parameter; separate parameters are limited to 65,535. */
export const intArray = (numbers: readonly number[]): SQL => sql`${`{${numbers.join(',')}}`}::int[]`;

/** Locks users against other transactions that lock them, in the order of ids to avoid deadlocks. */
export async function lockUsers(tx: Database, ids: readonly number[]): Promise<void> {
  // `no key update` does not block inserts that only reference these users.
  await tx.execute(sql`select id from users where id in ${[...ids]} order by id for no key update`);
}

/** The database's own error, which Drizzle wraps. */
export const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error;

/** The name of the violated unique constraint, if that is why a query failed. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = causeOf(error);
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505') return undefined;
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
}

/** A pattern for `like` that finds `text` anywhere in a key of `text_key`, with %, _ and \ taken literally. */
export const containsKey = (text: string): string => `%${startPattern(textKey(text))}`;

/** A pattern for `like` that finds what begins with `text`. */
export const startPattern = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
