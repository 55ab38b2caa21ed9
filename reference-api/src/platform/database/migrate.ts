import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { is, sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { StartupError } from '../errors/startupError.ts';
import { lockStart, MIGRATION_LOCK, selectRows, type Database } from './database.ts';
import * as schema from './schema.ts';

/** The SQL files, and the list of their order that drizzle's migrator reads. */
export const MIGRATIONS = new URL('./migrations/', import.meta.url);

const CONFIG = { migrationsFolder: fileURLToPath(MIGRATIONS) };

/**
 * Applies the SQL files that this database lacks, in one transaction; several processes may start at once.
 * @throws StartupError when a newer version has migrated it
 */
export async function migrate(db: Database): Promise<void> {
  if (is(db, PgliteDatabase)) {
    await prepare(db);
    return migratePglite(db, CONFIG);
  }
  const pool = '$client' in db ? db.$client : undefined;
  if (!(pool instanceof Pool)) throw new Error('Only a pool of connections or PGlite can be migrated.');
  // The lock belongs to a transaction, which poolers keep on one connection; the migrator brings a transaction of its connection.
  await db.transaction(async (tx) => {
    await lockStart(tx, MIGRATION_LOCK);
    // Without the pool's timeouts: building an index of a large table takes longer than any call may.
    const connection = new Client({ connectionString: pool.options.connectionString });
    await connection.connect();
    try {
      const unlimited = drizzle(connection, { schema });
      await prepare(unlimited);
      await migrateServer(unlimited, CONFIG);
    } finally {
      await connection.end();
    }
  });
}

/** Refuses a newer database, and adopts one that was migrated before drizzle's migrator. */
async function prepare(db: Database): Promise<void> {
  const known = readMigrationFiles(CONFIG);
  const tables = await selectRows<{ isAdopted: boolean; isFormer: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isAdopted", to_regclass('public.migrations') is not null as "isFormer"`,
  );
  if (tables[0]?.isAdopted) return refuseNewer(db, known);
  if (tables[0]?.isFormer) await adopt(db, known);
}

async function refuseNewer(db: Database, known: MigrationMeta[]): Promise<void> {
  const last = known.at(-1)?.folderMillis ?? 0;
  const newer = await selectRows(
    db,
    sql`select id from drizzle.__drizzle_migrations where created_at > ${last}::bigint`,
  );
  if (newer.length > 0) throw newerDatabase(newer.length);
}

const newerDatabase = (count: number) =>
  new StartupError(
    `The database is newer than this version of the program, which does not know ${count} of its migrations. Start the newer version, or restore the backup from before the upgrade (docs/backup.md).`,
  );

/** Tells drizzle which files the former mechanism has applied. Its table stays, so that the version before can run again. */
async function adopt(db: Database, known: MigrationMeta[]): Promise<void> {
  const names = readNames();
  const rows = await selectRows<{ name: string }>(db, sql`select name from public.migrations`);
  const applied = new Set(rows.map(({ name }) => name.replace(/\.sql$/, '')));
  const unknown = [...applied].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw newerDatabase(unknown.length);
  const missing = names.slice(0, applied.size).filter((name) => !applied.has(name));
  if (missing.length > 0)
    throw new StartupError(
      `The database lacks migrations: ${missing.join(', ')}. Start the former version on it once, then this one.`,
    );
  await db.transaction(async (tx) => {
    // As the migrator itself creates it.
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    for (const { hash, folderMillis } of known.slice(0, applied.size))
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis}::bigint)`,
      );
  });
}

let newest: number | undefined;

/** Whether this database has all migrations of this version; it may have later ones. */
export async function isMigrated(db: Database): Promise<boolean> {
  newest ??= readMigrationFiles(CONFIG).at(-1)?.folderMillis ?? 0;
  const applied = await selectRows(
    db,
    sql`select id from drizzle.__drizzle_migrations where created_at >= ${newest}::bigint limit 1`,
  );
  return applied.length > 0;
}

/** Names of the SQL files without their extension, in the order in which they are applied. */
export function readNames(): string[] {
  const journal = JSON.parse(readFileSync(new URL('meta/_journal.json', MIGRATIONS), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => tag);
}
