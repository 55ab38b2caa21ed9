import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { lockTransaction, MIGRATION_LOCK, selectRows, type Database } from './database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Applies the SQL files that this database lacks, in the order of their names, in one transaction. */
export async function migrate(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Building an index of a large table takes longer than any call may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockTransaction(tx, MIGRATION_LOCK);
    await tx.execute(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = new Set(
      (await selectRows<{ name: string }>(tx, sql`select name from migrations`)).map(({ name }) => name),
    );
    for (const name of listMigrations().filter((file) => !applied.has(file))) {
      for (const statement of splitStatements(readFileSync(new URL(name, FOLDER), 'utf8')))
        await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (name) values (${name})`);
    }
  });
}

/** Whether this database has all migrations of this version; it may have later ones. */
export async function isMigrated(db: Database): Promise<boolean> {
  const applied = new Set(
    (await selectRows<{ name: string }>(db, sql`select name from migrations`)).map(({ name }) => name),
  );
  return listMigrations().every((name) => applied.has(name));
}

let listed: string[] | undefined;

/** The names of all migrations in their order; the files do not change while the process runs. */
function listMigrations(): string[] {
  listed ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return listed;
}

/** Splits at semicolons that end a line, except within the bodies of functions. */
function splitStatements(script: string): string[] {
  const statements = script.match(/(?:\$\$[^]*?\$\$|(?!;[ \t]*(?:\r?\n|$))[^])+/g) ?? [];
  return statements.map((statement) => statement.replace(/^;/, '').trim()).filter(Boolean);
}
