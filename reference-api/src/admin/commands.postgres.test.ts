import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { desc, eq } from 'drizzle-orm';
import { readConfig } from '#platform/config/config.ts';
import { lockDirectory } from '#platform/database/directoryLock.ts';
import { organizerJournal, users } from '#platform/database/schema.ts';
import { SESSION_COOKIE, startSession } from '#platform/sessions/sessions.ts';
import { DEMO_ACCOUNTS } from '#seed/demoAccounts.ts';
import { startServer, type RunningServer } from '#startServer.ts';
import { createServerDatabase, requireServer, type ServerDatabase } from '#testing/openTestDatabase.ts';
import { createPushClient, heard } from '#testing/pushClient.ts';

const folder = mkdtempSync(join(tmpdir(), 'vstrecha-operator-'));
let database: ServerDatabase;
let server: RunningServer;

before(async () => {
  database = await createServerDatabase(requireServer());
  const env = { PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url, SEED: 'demo' };
  server = await startServer(readConfig(env));
});
after(async () => {
  await server?.close();
  await database?.drop();
  rmSync(folder, { recursive: true });
});

async function run(args: string[], env: Record<string, string> = { DATABASE_URL: database.url }) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('runOperator.ts', import.meta.url)), ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, output, errors };
}

async function connectAs(login: string) {
  const [user] = await server.db.select({ id: users.id }).from(users).where(eq(users.email_key, login));
  const id = user?.id ?? 0;
  const cookie = `${SESSION_COOKIE}=${await startSession(server.db, id, server.clock.now())}`;
  return { id, client: createPushClient({ url: server.url, key: 'vstrecha-local', cookie }) };
}

test('tells a running server’s open pages of a change [OPS-10]', async () => {
  const { client } = await connectAs(DEMO_ACCOUNTS.customer.login);
  const channel = client.subscribe('private-all');
  await heard(channel, 'pusher:subscription_succeeded');
  const told = heard<{ what: string }>(channel, 'site');
  const { code, output, errors } = await run(['settings', '--catalog', 'off', '--as', DEMO_ACCOUNTS.admin.login]);
  assert.deepEqual([code, errors], [0, '']);
  assert.match(output, /^Каталог: выключено$/m);
  assert.deepEqual(await told, { what: 'settings' });
  client.disconnect();
});

test('ends the open connections of a blocked company [OPS-10]', async () => {
  const { id, client } = await connectAs(DEMO_ACCOUNTS.supplier.login);
  await heard(client.subscribe(`private-user-${id}`), 'pusher:subscription_succeeded');
  const closed = heard(client.connection, 'disconnected');
  const args = [
    'accounts',
    'block',
    DEMO_ACCOUNTS.supplier.login,
    '--reason',
    'Спам',
    '--as',
    DEMO_ACCOUNTS.admin.login,
  ];
  const unconfirmed = await run(args);
  assert.deepEqual([unconfirmed.code, unconfirmed.output], [2, '']);
  assert.match(unconfirmed.errors, /^Блокировка: 1 компания\. Отменятся \d+ встреч[^\n]* Добавьте --yes[^\n]*\n$/);
  const { code, output } = await run([...args, '--yes', '--json']);
  assert.deepEqual([code, JSON.parse(output)], [0, { done: 1, refused: [] }]);
  await closed;
  const [entry] = await server.db.select().from(organizerJournal).orderBy(desc(organizerJournal.id)).limit(1);
  const [admin] = await server.db.select().from(users).where(eq(users.email_key, DEMO_ACCOUNTS.admin.login));
  assert.deepEqual([entry?.action, entry?.subject_ids, entry?.actor_id], ['block', [id], admin?.id]);
});

test('names the new form of a former name [OPS-10]', async () => {
  const { code, output, errors } = await run(['settings'], {
    DATABASE_URL: database.url,
    npm_lifecycle_event: 'settings',
  });
  assert.equal(code, 0);
  assert.match(output, /^Каталог: /m);
  assert.equal(errors, 'Команда «npm run settings» уйдёт в следующей версии: пишите «npm run operator -- settings».\n');
});

test('refuses an empty data folder and one in use [OPS-10]', async () => {
  const data = join(folder, 'data');
  const args = ['settings', '--json'];
  const empty = await run(args, { DATA_DIR: data });
  assert.equal(empty.code, 1);
  assert.match(empty.errors, /^В папке «[^»]+» нет базы данных\. [^\n]+\n$/);
  mkdirSync(join(data, 'postgres'), { recursive: true });
  const release = lockDirectory(data);
  const used = await run(args, { DATA_DIR: data });
  release();
  assert.equal(used.code, 1);
  assert.match(used.errors, /^[^\n]*[а-я][^\n]*: Another running server uses the data folder\. [^\n]+\n$/);
  assert.deepEqual(JSON.parse(used.output), { error: used.errors.trim() });
});
