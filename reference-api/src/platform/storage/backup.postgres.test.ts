import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { Client } from 'pg';
import { startServer, type RunningServer } from '#startServer.ts';
import { multipart } from '#testing/multipart.ts';
import { createServerDatabase, requireServer, type ServerDatabase } from '#testing/openTestDatabase.ts';
import { readConfig } from '../config/config.ts';
import { jobs } from '../database/schema.ts';
import { StartupError } from '../errors/startupError.ts';
import { enqueueJob } from '../jobs/jobRows.ts';
import { SESSION_COOKIE, startSession } from '../sessions/sessions.ts';

type Tables = Map<string, string>;

const databases: ServerDatabase[] = [];
const servers: RunningServer[] = [];
let folder = '';
before(async () => void (folder = await mkdtemp(join(tmpdir(), 'vstrecha-backup-'))));
after(async () => {
  for (const server of servers) await server.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true });
});

async function createDatabase(): Promise<ServerDatabase> {
  const database = await createServerDatabase(requireServer());
  databases.push(database);
  return database;
}

async function start(database: ServerDatabase, storage: string, env = {}): Promise<RunningServer> {
  const means = { PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url, STORAGE_DIR: storage, SEED: 'demo' };
  const server = await startServer(readConfig({ ...means, ...env }));
  servers.push(server);
  return server;
}

async function connected<Result>({ url }: ServerDatabase, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** All rows in one snapshot, as `pg_dump` reads them. */
const dump = (database: ServerDatabase): Promise<Tables> =>
  connected(database, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const tables: Tables = new Map();
    for (const name of await namesOf(client)) {
      const { rows } = await client.query<{ rows: string }>(
        `select coalesce(json_agg(t), '[]')::text as rows from ${name} as t`,
      );
      tables.set(name, rows[0]?.rows ?? '[]');
    }
    return tables;
  });

/** Replaces all rows by those of a dump, without triggers, as `pg_restore` does. */
const restore = (database: ServerDatabase, tables: Tables): Promise<void> =>
  connected(database, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(`truncate ${(await namesOf(client)).join(', ')}`);
    for (const [name, rows] of tables) {
      const columns = await columnsOf(client, name);
      await client.query(
        `insert into ${name} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
        [rows],
      );
    }
  });

async function namesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

/** The stored columns, without generated ones. */
async function columnsOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

const cookieOf = async ({ db, clock }: RunningServer) => `${SESSION_COOKIE}=${await startSession(db, 1, clock.now())}`;

async function call(server: RunningServer, cookie: string, path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${server.url}${path}`, { ...init, headers: { cookie, ...init.headers } });
  assert.equal(answer.status, 200, path);
  return answer;
}

/** The user's files, a chat and the meetings, as the API returns them. */
async function contentOf(server: RunningServer) {
  const cookie = await cookieOf(server);
  const read = async (path: string): Promise<unknown> => (await call(server, cookie, path)).json();
  const { files } = (await read('/api/files')) as { files: { id: number; name: string }[] };
  const contents = await Promise.all(
    files.map(async ({ id, name }) => [name, await (await call(server, cookie, `/api/files/${id}/download`)).text()]),
  );
  const meetings = (await read('/api/meetings/future')) as { total_count: number };
  return { contents, chat: await read('/api/chat/2'), meetings };
}

const filesIn = async (storage: string) =>
  (await readdir(storage, { recursive: true })).filter((name) => name.includes('/files/')).sort();

const queuedEmails = ({ db }: RunningServer) =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.name, 'password letter'), isNull(jobs.failed_at)));

test('restores a running system elsewhere without touching its files [OPS-02]', async () => {
  const [database, elsewhere] = [await createDatabase(), await createDatabase()];
  const [storage, backup] = [join(folder, 'storage'), join(folder, 'backup')];
  const production = await start(database, storage);
  const cookie = await cookieOf(production);
  let isOver = false;
  let written = 0;
  async function write(): Promise<void> {
    while (!isOver) {
      const name = `файл ${written}.txt`;
      const { payload, headers } = multipart({ name, content: `содержимое ${written}` });
      await call(production, cookie, '/api/files', { method: 'POST', body: new Uint8Array(payload), headers });
      await call(production, cookie, '/api/message', {
        method: 'POST',
        body: JSON.stringify({ user_id: 2, text: `сообщение ${written}`, attachments: [] }),
        headers: { 'content-type': 'application/json' },
      });
      written += 1;
    }
  }
  const writer = write();
  const more = async () => {
    for (const goal = written + 5; written < goal;) await turn();
  };

  // In the order of docs/backup.md: files, database, files.
  await more();
  await cp(storage, backup, { recursive: true });
  await more();
  const later = new Date(production.clock.now().getTime() + 60 * 60 * 1000);
  await enqueueJob(production.db, { name: 'password letter', key: '1', payload: {} }, later);
  const tables = await dump(database);
  await more();
  await cp(storage, backup, { recursive: true });
  await more();
  isOver = true;
  await writer;
  const before = await contentOf(production);
  const filesBefore = await filesIn(storage);

  await restore(elsewhere, tables);
  let refusal: unknown;
  await assert.rejects(start(elsewhere, storage), (error) => (refusal = error) instanceof StartupError);
  await assert.rejects(start(elsewhere, backup), StartupError);
  const owner = /STORAGE_TAKEOVER=(\w+)/.exec(String(refusal))?.[1] ?? '';
  const restored = await start(elsewhere, backup, { STORAGE_TAKEOVER: owner });

  const after = await contentOf(restored);
  const stored = JSON.parse(tables.get('company_files') ?? '') as { user_id: number; name: string }[];
  assert.deepEqual(
    after.contents.map(([name]) => name).sort(),
    stored
      .filter(({ user_id }) => user_id === 1)
      .map(({ name }) => name)
      .sort(),
  );
  assert.ok(after.contents.length >= 10 && after.contents.length < before.contents.length);
  for (const content of after.contents) assert.ok(before.contents.some((other) => String(other) === String(content)));
  assert.ok(before.meetings.total_count > 0);
  assert.deepEqual(after.meetings, before.meetings);
  assert.match(JSON.stringify(after.chat), /сообщение \d+/);
  assert.equal((await queuedEmails(restored)).length, 0);
  assert.equal((await queuedEmails(production)).length, 1);
  const messages = (await dump(elsewhere)).get('messages');
  assert.deepEqual(JSON.parse(messages ?? ''), JSON.parse(tables.get('messages') ?? ''));

  assert.deepEqual(await filesIn(storage), filesBefore);
  assert.equal((await readFile(join(storage, ...(filesBefore[0] ?? '').split('/')))).length > 0, true);
  assert.deepEqual(await contentOf(production), before);
});
