import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startServer, type RunningServer } from '#startServer.ts';
import { createServerDatabase, requireServer, type ServerDatabase } from '#testing/openTestDatabase.ts';
import { createPushClient, heard } from '#testing/pushClient.ts';
import { readConfig } from '../config/config.ts';
import { SESSION_COOKIE, startSession } from '../sessions/sessions.ts';

const SECRET = 'a secret of both';
const folder = mkdtempSync(join(tmpdir(), 'vstrecha-pusher-host-'));
const databases: ServerDatabase[] = [];
let pushServer: { url: URL; stop(): Promise<void> };
let api: RunningServer;

before(async () => {
  const [own, others] = [await openDatabase(), await openDatabase()];
  pushServer = await startPushServer(others);
  api = await startServer(
    readConfig({
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: own,
      SEED: 'demo',
      PUSHER_APP_ID: 'vstrecha-local',
      PUSHER_KEY: 'vstrecha-local',
      PUSHER_SECRET: SECRET,
      PUSHER_HOST: pushServer.url.hostname,
      PUSHER_PORT: pushServer.url.port,
      PUSHER_USE_TLS: '0',
    }),
  );
});
after(async () => {
  await api?.close();
  await pushServer?.stop();
  for (const { drop } of databases) await drop();
  rmSync(folder, { recursive: true });
});

async function openDatabase(): Promise<string> {
  const database = await createServerDatabase(requireServer());
  databases.push(database);
  return database.url;
}

/** Starts the built-in push server as another process, with another database. */
async function startPushServer(databaseUrl: string) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../main.ts', import.meta.url))], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'push'), DATABASE_URL: databaseUrl, PUSH_SECRET: SECRET },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  while (!output.includes('http')) output += String(((await once(child.stdout, 'data')) as [Buffer])[0]);
  return {
    url: new URL(/http:[^\s"]+/.exec(output)?.[0] ?? ''),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

test('pushes through a compatible server that PUSHER_HOST names', async () => {
  const cookieOf = async (id: number) => `${SESSION_COOKIE}=${await startSession(api.db, id, api.clock.now())}`;
  // The client signs its subscriptions at the API and connects to the push server.
  const client = createPushClient({
    url: api.url,
    socketUrl: pushServer.url.origin,
    key: 'vstrecha-local',
    cookie: await cookieOf(2),
  });
  const channel = client.subscribe('private-user-2');
  await heard(channel, 'pusher:subscription_succeeded');
  const told = heard<{ message: { text: string } }>(channel, 'message');
  const answer = await fetch(`${api.url}/api/message`, {
    method: 'POST',
    body: JSON.stringify({ user_id: 2, text: 'через другой сервер', attachments: [] }),
    headers: { cookie: await cookieOf(1), 'content-type': 'application/json' },
  });
  assert.equal(answer.status, 200);
  assert.equal((await told).message.text, 'через другой сервер');
  client.disconnect();
});
