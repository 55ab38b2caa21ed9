import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { createClock } from 'reference-api/platform/clock/clock';
import { selectRows, type Database } from 'reference-api/platform/database/database';
import { migrate } from 'reference-api/platform/database/migrate';
import * as schema from 'reference-api/platform/database/schema';
import { createPasswords } from 'reference-api/platform/passwords/passwords';
import { seedIfEmpty } from 'reference-api/seed/seed';
import { fillScale, type Scale } from './fillScale.ts';

/** A statement as sent to the database. */
export interface Statement {
  query: string;
  params: unknown[];
}

/** A database of a given size that records its statements. */
export interface ScaledDatabase {
  db: Database;
  pool: Pool;
  /** Returns the statements since the last call. */
  takeStatements(): Statement[];
  /** Seconds that filling took; undefined when the database was already full. */
  seconds: number | undefined;
}

/** Opens a PostgreSQL and fills it up to the given size. */
export async function openScaledDatabase(url: string, scale: Scale): Promise<ScaledDatabase> {
  const pool = new Pool({ connectionString: url, max: 4 });
  let statements: Statement[] = [];
  const db: Database = drizzle(pool, {
    schema,
    logger: { logQuery: (query, params) => void statements.push({ query, params }) },
  });
  const clock = createClock(undefined);
  await migrate(db);
  await seedIfEmpty(db, clock, { seed: 'demo', passwords: createPasswords() });
  const [found] = await selectRows<{ companies: number }>(
    db,
    sql`select count(*)::int as companies from users where email like 'scale%'`,
  );
  let seconds: number | undefined;
  if ((found?.companies ?? 0) < scale.companies) {
    const started = performance.now();
    await fillScale(db, scale, clock.now());
    seconds = (performance.now() - started) / 1000;
  }
  return {
    db,
    pool,
    seconds,
    takeStatements() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
