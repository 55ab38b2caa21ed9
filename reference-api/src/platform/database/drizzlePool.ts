import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { errorCode } from '../errors/startupError.ts';
import { causeOf, type Database } from './database.ts';
import * as schema from './schema.ts';

/** SQLSTATE classes of errors in definitions; a statement prepared before a change of schema fails with them. */
const OUTDATED = /^(0A|42)/;

/**
 * The database behind a pool of connections. Drizzle's own transactions leak the connection when `begin` fails, so that ten such
 * failures exhaust the pool; these release it. A connection with outdated statements is closed, as the pool does after each failed
 * query outside of a transaction.
 */
export function drizzlePool(pool: Pool): Database {
  const db: Database = drizzle(pool, { schema });
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DrizzleQueryError('begin', [], error as Error);
    });
    let isOutdated = false;
    try {
      const connection: Database = drizzle(client, { schema });
      return await connection.transaction(work, config);
    } catch (error) {
      isOutdated = OUTDATED.test(errorCode(causeOf(error)) ?? '');
      throw error;
    } finally {
      client.release(isOutdated);
    }
  };
  return db;
}
