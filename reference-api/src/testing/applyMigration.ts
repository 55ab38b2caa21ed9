import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { MIGRATIONS } from '#platform/database/migrate.ts';

/** Runs one SQL file again, on data that a test has put into the state before it. */
export async function applyMigration(db: Database, name: string): Promise<void> {
  const script = readFileSync(new URL(`${name}.sql`, MIGRATIONS), 'utf8');
  for (const statement of script.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
}
