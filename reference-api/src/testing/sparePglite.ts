import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openPglite } from '#platform/database/openDatabase.ts';

/** Closed databases, emptied for reuse: creating one takes most of a second, emptying one a few milliseconds. */
const spare: { client: PGlite; shape: string }[] = [];
let areKept = false;

/** Keeps closed databases for reuse while `run` opens one after another. */
export async function keepSparePglites(run: () => Promise<void>): Promise<void> {
  areKept = true;
  try {
    await run();
  } finally {
    areKept = false;
    // Open databases would keep the process alive.
    for (const { client } of spare.splice(0)) await client.close();
  }
}

/**
 * Opens an in-memory PostgreSQL with empty tables: a reused one, or a new one.
 * @param openTemplate reads the initial data folder of a new one
 */
export async function openSparePglite(openTemplate: () => Promise<Blob>): Promise<OpenDatabase> {
  const reused = spare.pop();
  const client = reused?.client ?? new PGlite({ loadDataDir: await openTemplate() });
  const open = await openPglite(client);
  const shape = reused?.shape ?? (await readShape(client));
  const unlisten: (() => Promise<void>)[] = [];
  return {
    ...open,
    notifications: {
      listen: async (channel, hear) => void unlisten.push(await client.listen(channel, hear)),
      onGap: () => undefined,
    },
    async close() {
      if (!areKept) return client.close();
      for (const end of unlisten) await end();
      await empty(client);
      // A database whose schema was altered is not reused; reading fails when a table that it names is gone.
      if ((await readShape(client).catch(() => undefined)) !== shape) return client.close();
      spare.push({ client, shape });
    },
  };
}

async function empty(client: PGlite): Promise<void> {
  // Resets session settings, temporary tables and cursors; fails inside a transaction that a test left open.
  await client.query('discard all');
  const { rows } = await client.query<{ name: string }>(
    // A migration fills that table.
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'industries'`,
  );
  await client.query(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity`);
  // Otherwise the write-ahead log of all test files would stay in memory.
  await client.query('checkpoint');
}

/** The schema, settings and migrated rows of the database, which a test file must leave unchanged. */
async function readShape(client: PGlite): Promise<string> {
  const { rows } = await client.query(`
    select
      (select jsonb_agg(to_jsonb(c) - 'relfilenode' - 'relpages' - 'reltuples' - 'relallvisible' - 'relallfrozen' - 'relfrozenxid' - 'relminmxid' order by c.oid)
        from pg_class c where relnamespace = 'public'::regnamespace) as relations,
      (select jsonb_agg(jsonb_build_array(attrelid, attname, atttypid, attnotnull, atthasdef, attisdropped) order by attrelid, attnum)
        from pg_attribute join pg_class c on c.oid = attrelid where relnamespace = 'public'::regnamespace) as columns,
      (select jsonb_agg(t order by oid) from pg_trigger t) as triggers,
      (select jsonb_agg(t order by oid) from pg_constraint t where connamespace = 'public'::regnamespace) as constraints,
      (select jsonb_agg(p order by oid) from pg_proc p where pronamespace = 'public'::regnamespace) as functions,
      (select jsonb_agg(i order by id) from industries i) as industries,
      (select jsonb_agg(m order by id) from drizzle.__drizzle_migrations m) as migrations,
      (select jsonb_agg(s) from pg_db_role_setting s) as settings`);
  return JSON.stringify(rows);
}
