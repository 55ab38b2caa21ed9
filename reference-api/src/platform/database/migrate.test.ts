import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { openTestDatabase } from '#testing/openTestDatabase.ts';
import { StartupError } from '../errors/startupError.ts';
import { selectRows, type Database } from './database.ts';
import { migrate, MIGRATIONS, readNames } from './migrate.ts';

const names = readNames();
/** The last file. One that cannot run again is undone in a test below. */
const LAST = '0053_push_subscriptions';

async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = await openTestDatabase();
  try {
    await work(db);
  } finally {
    await close();
  }
}

/** Leaves the database as the mechanism before drizzle's migrator left it. */
async function makeFormer(db: Database, applied: readonly string[]): Promise<void> {
  await db.execute(sql`drop schema drizzle cascade`);
  await db.execute(sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`);
  for (const name of applied) await db.execute(sql`insert into migrations (name) values (${`${name}.sql`})`);
}

const appliedIn = async (db: Database) =>
  (await selectRows<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations order by id`)).length;

const refusal = (words: RegExp) => (error: unknown) =>
  error instanceof StartupError && words.test(error.message) && /^[^\nа-яё]+\.$/.test(error.message);

test('lists all SQL files by name and date', () => {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  assert.deepEqual(
    names.map((name) => `${name}.sql`),
    files.sort(),
  );
  const dates = readMigrationFiles({ migrationsFolder: fileURLToPath(MIGRATIONS) }).map(
    ({ folderMillis }) => folderMillis,
  );
  // The migrator skips files that are older than the last one it has applied.
  assert.ok(dates.every((date, index) => index === 0 || date > (dates[index - 1] ?? 0)));
});

test('upgrades a database of the former mechanism without repeating files', () =>
  withDatabase(async (db) => {
    // Any file would fail if it ran again.
    await db.execute(sql`insert into countries (id, title) values (1, 'Россия')`);
    await makeFormer(db, names);
    await migrate(db);
    assert.equal(await appliedIn(db), names.length);
    assert.equal((await selectRows(db, sql`select id from countries`)).length, 1);
    await migrate(db);
    assert.equal(await appliedIn(db), names.length);
  }));

test('applies only the files that a former database lacks', () =>
  withDatabase(async (db) => {
    assert.equal(names.at(-1), LAST);
    await db.execute(sql`drop table push_subscriptions`);
    await db.execute(sql`drop function end_web_push cascade`);
    await makeFormer(db, names.slice(0, -1));
    await migrate(db);
    assert.equal(await appliedIn(db), names.length);
  }));

test('refuses a database that a newer version has migrated', () =>
  withDatabase(async (db) => {
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
    await assert.rejects(migrate(db), refusal(/^The database is newer than this version .* 1 of /));
    await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
  }));

test('refuses a former database with unknown or skipped files', () =>
  withDatabase(async (db) => {
    await makeFormer(db, [...names, '9999_newer']);
    await assert.rejects(migrate(db), refusal(/^The database is newer/));
    await db.execute(sql`delete from migrations where name in ('9999_newer.sql', ${`${names[3]}.sql`})`);
    await assert.rejects(migrate(db), refusal(new RegExp(`lacks migrations: ${names[3]}\\.`)));
  }));
