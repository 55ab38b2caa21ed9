import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import * as schema from './schema.ts';

/**
 * The database behind a pool of connections. Drizzle's own transactions leak the connection when `begin` fails, so that ten such
 * failures exhaust the pool; these release it.
 */
export function drizzlePool(pool: Pool): Database {
  const db: Database = drizzle(pool, { schema });
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DrizzleQueryError('begin', [], error as Error);
    });
    try {
      const connection: Database = drizzle(client, { schema });
      return await connection.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
