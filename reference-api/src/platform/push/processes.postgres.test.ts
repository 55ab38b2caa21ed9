import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { WebSocket } from 'ws';
import { DEMO_PASSWORD } from '#seed/demoAccounts.ts';
import { startServer, type RunningServer } from '#startServer.ts';
import { createServerDatabase, requireServer, type ServerDatabase } from '#testing/openTestDatabase.ts';
import { createPushClient, heard } from '#testing/pushClient.ts';
import { readConfig, type ServerConfig } from '../config/config.ts';
import { LISTENER_NAME } from '../database/notifications.ts';
import { openServer } from '../database/openDatabase.ts';
import * as schema from '../database/schema.ts';
import { hashToken, SESSION_COOKIE, startSession } from '../sessions/sessions.ts';
import { createLocalPush } from './localPush.ts';
import { sign } from './signature.ts';

const HEARTBEAT_MS = 150;
const folder = mkdtempSync(joinPath(tmpdir(), 'vstrecha-processes-'));

let database: ServerDatabase;
let config: ServerConfig;
let one: RunningServer;
let other: RunningServer;
const children: ChildProcess[] = [];
const clients: { disconnect(): void }[] = [];

before(async () => {
  database = await createServerDatabase(requireServer());
  config = {
    ...readConfig({ PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url, SEED: 'demo' }),
    heartbeatMs: HEARTBEAT_MS,
  };
  one = await startServer(config);
  other = await startServer(config);
});
afterEach(() => clients.splice(0).forEach((client) => client.disconnect()));
after(async () => {
  for (const child of children) child.kill('SIGKILL');
  await one?.close();
  await other?.close();
  await database?.drop();
  rmSync(folder, { recursive: true });
});

const cookieOf = async (userId: number) => `${SESSION_COOKIE}=${await startSession(one.db, userId, one.clock.now())}`;

function connect({ url }: { url: string }, cookie: string) {
  const client = createPushClient({ url, key: 'vstrecha-local', cookie });
  clients.push(client);
  return client;
}

async function join(at: { url: string }, userId: number) {
  const client = connect(at, await cookieOf(userId));
  const presence = client.subscribe('presence-users');
  const online = new Set<string>();
  const changed: (() => void)[] = [];
  const change = (edit: () => void) => {
    edit();
    changed.splice(0).forEach((wake) => wake());
  };
  presence.bind('pusher:subscription_succeeded', (members: { each(visit: (member: { id: string }) => void): void }) =>
    change(() => {
      online.clear();
      members.each(({ id }) => online.add(id));
    }),
  );
  presence.bind('pusher:member_added', ({ id }: { id: string }) => change(() => online.add(id)));
  presence.bind('pusher:member_removed', ({ id }: { id: string }) => change(() => online.delete(id)));
  await heard(presence, 'pusher:subscription_succeeded');
  return {
    client,
    /** Waits until exactly these users are online. */
    async sees(...ids: number[]): Promise<void> {
      const wanted = ids.map(String).sort();
      while ([...online].sort().join() !== wanted.join()) await new Promise<void>((wake) => changed.push(wake));
    },
  };
}

function post(at: { url: string }, cookie: string, body: object) {
  return fetch(`${at.url}/api/message`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie, 'content-type': 'application/json' },
  });
}

async function subscribeTo(at: RunningServer, userId: number) {
  const channel = connect(at, await cookieOf(userId)).subscribe(`private-user-${userId}`);
  await heard(channel, 'pusher:subscription_succeeded');
  return channel;
}

test('delivers messages across processes completely and in order', async () => {
  const channel = await subscribeTo(other, 2);
  const texts = [
    'короткое',
    'я'.repeat(2000),
    '𝕏'.repeat(1000),
    ...Array.from({ length: 30 }, (_, index) => `№ ${index}`),
  ];
  const received: string[] = [];
  const all = new Promise<void>((resolve) => {
    channel.bind('message', ({ message }: { message: { text: string } }) => {
      if (received.push(message.text) === texts.length) resolve();
    });
  });
  const cookie = await cookieOf(1);
  for (const text of texts) assert.equal((await post(one, cookie, { user_id: 2, text, attachments: [] })).status, 200);
  await all;
  assert.deepEqual(received, texts);
});

test('pushes committed events of a dying process, not rolled-back ones', async () => {
  const open = await openServer(database.url);
  const dying = createLocalPush({ appId: 'vstrecha-local', key: 'vstrecha-local', secret: 'unused' });
  await dying.connect({ notifications: open.notifications, shared: open.db });
  const channel = await subscribeTo(other, 2);
  const numbers: number[] = [];
  const last = new Promise<void>((resolve) =>
    channel.bind('number', ({ number }: { number: number }) => void (numbers.push(number) === 2 && resolve())),
  );
  const event = (number: number) => ({
    channel: 'private-user-2',
    event: 'number',
    data: { number, text: '𝕏'.repeat(5000) },
  });
  // The returned function would send the events to the process's own clients; a dead process never calls it.
  await open.db.transaction(async (tx) => void (await dying.prepare(tx, [event(1)])));
  const rollback = open.db.transaction(async (tx) => {
    await dying.prepare(tx, [event(0)]);
    throw new Error('rolled back');
  });
  await assert.rejects(rollback, /rolled back/);
  await open.db.transaction(async (tx) => void (await dying.prepare(tx, [event(2)])));
  await last;
  assert.deepEqual(numbers, [1, 2]);
  await dying.close();
  await open.close();
});

test('counts password guesses over all processes', async () => {
  const guess = (at: RunningServer) =>
    fetch(`${at.url}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ login: 'nobody@vstrecha.example', password: 'угадываю' }),
      headers: { 'content-type': 'application/json' },
    });
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) statuses.push((await guess(index % 2 ? one : other)).status);
  assert.deepEqual([statuses.slice(0, 10).every((status) => status === 422), statuses.slice(10)], [true, [429, 429]]);
});

test('shows members of all processes until their last connection ends', async () => {
  const watcher = await join(one, 1);
  const here = await join(one, 2);
  const there = await join(other, 2);
  const guest = await join(other, 3);
  await Promise.all([watcher, here, there, guest].map(({ sees }) => sees(1, 2, 3)));
  here.client.disconnect();
  guest.client.disconnect();
  await Promise.all([watcher.sees(1, 2), there.sees(1, 2)]);
  there.client.disconnect();
  await watcher.sees(1);
});

test('removes a killed process’s members and informs a new process', async () => {
  const watcher = await join(one, 1);
  const script = `import { startServer } from ${JSON.stringify(new URL('../../startServer.ts', import.meta.url).href)};
    console.log((await startServer(${JSON.stringify(config)})).url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const visitor = await join({ url: String(output).trim() }, 4);
  await Promise.all([watcher.sees(1, 4), visitor.sees(1, 4)]);
  child.kill('SIGKILL');
  await watcher.sees(1);
});

test('reconnects clients when the listening connection breaks', async () => {
  const watcher = await join(one, 1);
  const guest = await join(other, 2);
  const channel = await subscribeTo(one, 3);
  await Promise.all([watcher.sees(1, 2), guest.sees(1, 2)]);
  const anew = heard(channel, 'pusher:subscription_succeeded');
  await one.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${LISTENER_NAME} and datname = current_database()`,
  );
  await anew;
  await Promise.all([watcher.sees(1, 2), guest.sees(1, 2)]);
  const message = heard<{ message: { text: string } }>(channel, 'message');
  assert.equal(
    (await post(other, await cookieOf(1), { user_id: 3, text: 'после обрыва', attachments: [] })).status,
    200,
  );
  assert.equal((await message).message.text, 'после обрыва');
});

test('closes only the logged-out session’s connections in another process', async () => {
  const cookie = await cookieOf(1);
  const client = connect(other, cookie);
  await heard(client.subscribe('private-user-1'), 'pusher:subscription_succeeded');
  const bystander = connect(other, await cookieOf(1));
  await heard(bystander.subscribe('private-user-1'), 'pusher:subscription_succeeded');
  const closed = heard(client.connection, 'disconnected');
  await fetch(`${one.url}/api/auth/logout`, { headers: { cookie }, redirect: 'manual' });
  await closed;
  assert.equal(bystander.connection.state, 'connected');
  assert.equal((await one.db.select().from(schema.sessions)).length > 0, true);
});

/** Subscribes to the user's channel in a new session; reports how and when the connection ends. */
async function watchEnd(at: RunningServer, userId: number) {
  const cookie = await cookieOf(userId);
  const socket = new WebSocket(`${at.url.replace('http', 'ws')}/app/vstrecha-local?protocol=7`);
  clients.push({ disconnect: () => socket.terminate() });
  const end = once(socket, 'close').then(([code]) => ({ code: code as number, at: performance.now() }));
  const next = async () => JSON.parse(String(((await once(socket, 'message')) as [Buffer])[0])) as { data: string };
  const { socket_id } = JSON.parse((await next()).data) as { socket_id: string };
  const channel_name = `private-user-${userId}`;
  const answer = await fetch(`${at.url}/api/pusher/auth`, {
    method: 'POST',
    body: new URLSearchParams({ socket_id, channel_name }),
    headers: { cookie },
  });
  const signed = (await answer.json()) as object;
  const subscribed = next();
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: channel_name, ...signed } }));
  await subscribed;
  const [, token = ''] = cookie.split('=');
  return { socket, end, cookie, isOwn: eq(schema.sessions.token_hash, hashToken(token)) };
}

test('closes connections with 4009 after expiry, password change or block', async () => {
  const setBlocked = (id: number, is_blocked: boolean) =>
    one.db.update(schema.users).set({ is_blocked }).where(eq(schema.users.id, id));
  const bystander = await watchEnd(other, 20);
  const expired = await watchEnd(other, 21);
  const blocked = [await watchEnd(one, 22), await watchEnd(other, 22)];
  const changer = await watchEnd(other, 23);
  const elsewhere = [await watchEnd(one, 23), await watchEnd(other, 23)];

  const started: number[] = [];
  const closes = async (change: () => Promise<unknown>, watched: { end: Promise<{ code: number; at: number }> }[]) => {
    await change();
    const from = performance.now();
    for (const { end } of watched) {
      const { code, at } = await end;
      assert.equal(code, 4009);
      started.push(at - from);
    }
  };
  await closes(
    () => one.db.update(schema.sessions).set({ expires_at: one.clock.now() }).where(expired.isOwn),
    [expired],
  );
  await closes(() => setBlocked(22, true), blocked);
  await setBlocked(22, false);
  await closes(async () => {
    const answer = await fetch(`${one.url}/api/profile/password`, {
      method: 'PUT',
      body: JSON.stringify({ password: DEMO_PASSWORD, new_password: 'другой2026', retry_password: 'другой2026' }),
      headers: { cookie: changer.cookie, 'content-type': 'application/json' },
    });
    assert.equal(answer.status, 200, await answer.text());
  }, elsewhere);
  // A second, and four more for a busy machine.
  assert.ok(Math.max(...started) < 5000, String(started));
  assert.equal(bystander.socket.readyState, WebSocket.OPEN);
});

test('accepts a signed call in one process only', async () => {
  const [secret] = await one.db.select().from(schema.secrets).where(eq(schema.secrets.name, 'push'));
  const path = '/apps/vstrecha-local/events';
  const body = JSON.stringify({ name: 'custom', data: '{}', channels: ['public'] });
  const md5 = createHash('md5').update(body).digest('hex');
  const query = `auth_key=vstrecha-local&auth_timestamp=${Math.floor(Date.now() / 1000)}&auth_version=1.0&body_md5=${md5}`;
  const signature = sign(secret?.value ?? '', `POST\n${path}\n${query}`);
  const send = async (at: RunningServer) =>
    (
      await fetch(`${at.url}${path}?${query}&auth_signature=${signature}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
    ).status;
  assert.deepEqual([await send(one), await send(other), await send(one)], [200, 401, 401]);
});
