import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { createClock } from '#platform/clock/clock.ts';
import { selectRows, type Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import * as schema from '#platform/database/schema.ts';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { fillScale, type Scale } from '../src/scale/fillScale.ts';
import { seedIfEmpty } from '../src/seed/seed.ts';

/** A statement as it went to the database. */
export interface Statement {
  query: string;
  params: unknown[];
}

/** A database of the wished size whose statements are written down. */
export interface ScaledDatabase {
  db: Database;
  pool: Pool;
  /** what has been sent since the last call */
  takeStatements(): Statement[];
  /** seconds that filling took; undefined when it was full already */
  seconds: number | undefined;
}

/** Opens a PostgreSQL and brings it to the wished size unless it has that. */
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
