import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, mock, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { Client } from 'pg';
import { startServer, type RunningServer } from '#startServer.ts';
import { createPushClient, heard } from '#testing/pushClient.ts';
import { startThrowawayServer, type ThrowawayServer } from '#testing/throwawayServer.ts';
import { readConfig } from '../config/config.ts';
import { log } from '../log/log.ts';
import { hashToken, SESSION_COOKIE, startSession } from '../sessions/sessions.ts';
import { openServer } from './openDatabase.ts';
import * as schema from './schema.ts';

const AWAY = 'Сервис временно недоступен. Попробуйте позже.';
const folder = mkdtempSync(join(tmpdir(), 'vstrecha-outage-'));
const written: string[] = [];
let postgres: ThrowawayServer;
let api: RunningServer;
let client: { disconnect(): void } | undefined;
let cookie = '';

before(async () => {
  mock.method(log, 'error', (line: unknown) => void written.push(String(line)));
  postgres = await startThrowawayServer();
  api = await startServer(readConfig({ PORT: '0', DATA_DIR: folder, DATABASE_URL: postgres.url, SEED: 'demo' }));
  cookie = `${SESSION_COOKIE}=${await startSession(api.db, 1, api.clock.now())}`;
});
after(async () => {
  client?.disconnect();
  await api?.close();
  await postgres?.stop();
  mock.restoreAll();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => fetch(`${api.url}${path}`, { headers: { cookie } });
const send = (text: string) =>
  fetch(`${api.url}/api/message`, {
    method: 'POST',
    body: JSON.stringify({ user_id: 2, text, attachments: [] }),
    headers: { cookie, 'content-type': 'application/json' },
  });

/** Ends all database connections except its own. */
async function endConnections(): Promise<void> {
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
  );
  await admin.end();
}

async function assertAway(answer: Response): Promise<void> {
  assert.deepEqual([answer.status, answer.headers.get('retry-after'), await answer.text()], [503, '5', AWAY]);
}

test('keeps acknowledged writes when connections break [OPS-03]', async () => {
  const acknowledged: string[] = [];
  let isOver = false;
  async function write(writer: number): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      const text = `обрыв ${writer}-${number}`;
      const answer = await send(text);
      if (answer.status === 200) acknowledged.push(text);
      else await assertAway(answer);
    }
  }
  const writers = Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
  for (let round = 1; round <= 8; round += 1) {
    const goal = acknowledged.length + 10;
    while (acknowledged.length < goal) await turn();
    await endConnections();
  }
  isOver = true;
  await writers;
  const stored = await api.db
    .select({ text: schema.messages.text })
    .from(schema.messages)
    .where(inArray(schema.messages.text, acknowledged));
  assert.deepEqual(stored.map(({ text }) => text).sort(), acknowledged.sort());
});

test('releases the connection of a transaction that cannot begin [OPS-03]', async () => {
  const open = await openServer(postgres.url);
  const isolationLevel = 'unknown' as 'serializable';
  for (let index = 0; index < 11; index += 1)
    await assert.rejects(
      open.db.transaction(async () => undefined, { isolationLevel }),
      /Failed query: begin/,
    );
  assert.equal(await open.db.transaction(async () => 'works'), 'works');
  await open.close();
});

test('answers 503 while PostgreSQL is stopped, then recovers [OPS-03]', async () => {
  const pusher = createPushClient({ url: api.url, key: 'vstrecha-local', cookie });
  client = pusher;
  const channel = pusher.subscribe('private-user-1');
  await heard(channel, 'pusher:subscription_succeeded');
  written.length = 0;

  await postgres.halt();
  for (const path of ['/api/user', '/api/chats', '/api/event', '/reports']) await assertAway(await get(path));
  await assertAway(await send('никуда'));
  const reconnected = heard(channel, 'pusher:subscription_succeeded');
  await postgres.resume();

  while ((await get('/api/user')).status !== 200) await turn();
  await reconnected;
  // Clients are made to reconnect a second time when a heartbeat was lost, and may miss a message sent in between.
  channel.bind('pusher:subscription_succeeded', () => void send('после перезапуска').catch(() => undefined));
  const message = heard<{ message: { text: string } }>(channel, 'message');
  assert.equal((await send('после перезапуска')).status, 200);
  assert.equal((await message).message.text, 'после перезапуска');

  // Proves that the job which deletes expired sessions has recovered, too.
  const token_hash = hashToken(await startSession(api.db, 1, new Date(0)));
  const isStored = async () => (await api.db.$count(schema.sessions, eq(schema.sessions.token_hash, token_hash))) > 0;
  while (await isStored()) await turn();
  assert.deepEqual(
    written.filter((line) => !line.startsWith('The database is unreachable')),
    [],
  );
  assert.ok(written.length <= 1, written.join('\n'));
});
