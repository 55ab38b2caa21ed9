import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createConnection, type AddressInfo } from 'node:net';
import { after, afterEach, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import PusherServer from 'pusher';
import { WebSocket } from 'ws';
import { createPushClient, heard } from '#testing/pushClient.ts';
import { createTestApp, NOON, type TestApp } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';
import * as schema from '../database/schema.ts';
import { endExpiredSessions, hashToken, SESSION_COOKIE, SESSION_LIMITS, startSession } from '../sessions/sessions.ts';
import { createLocalPush, type SocketGuard } from './localPush.ts';
import { sign } from './signature.ts';

let api: TestApp;
let port: number;
const open: { disconnect(): void }[] = [];
before(async () => {
  api = await createTestApp({ socketOrigins: ['https://named.example'] });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterEach(() => open.splice(0).forEach((client) => client.disconnect()));
after(() => api.close());

const authorize = (user: TestUser | null, channel: string, socketId = '1.1') =>
  api.inject({
    method: 'POST',
    url: '/api/pusher/auth',
    payload: String(new URLSearchParams({ socket_id: socketId, channel_name: channel })),
    headers: { ...(user && { cookie: user.cookie }), 'content-type': 'application/x-www-form-urlencoded' },
  });

function connect({ cookie }: TestUser) {
  const client = createPushClient({ url: `http://127.0.0.1:${port}`, key: 'key', cookie });
  open.push(client);
  return client;
}

const OPEN_GUARD: SocketGuard = {
  isFromOtherSite: () => false,
  addressOf: () => '127.0.0.1',
  mostOfPlace: () => Infinity,
  onRefusal: () => undefined,
};

interface Members {
  count: number;
  each(visit: (member: { id: string }) => void): void;
}

async function join(user: TestUser) {
  const client = connect(user);
  const channel = client.subscribe('presence-users');
  const members = await heard<Members>(channel, 'pusher:subscription_succeeded');
  const ids: string[] = [];
  members.each(({ id }) => ids.push(id));
  return { client, channel, ids };
}

/** A raw connection, for frames that the official client would never send. */
async function rawSocket(path = '/app/key?protocol=7', at = port) {
  const socket = new WebSocket(`ws://127.0.0.1:${at}${path}`);
  open.push({ disconnect: () => socket.terminate() });
  const frames: { event: string; channel?: string; data: unknown }[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data) => {
    frames.push(JSON.parse((data as Buffer).toString()) as (typeof frames)[number]);
    waiting.splice(0).forEach((wake) => wake());
  });
  async function next() {
    while (frames.length === 0) await new Promise<void>((wake) => waiting.push(wake));
    return frames.shift();
  }
  await once(socket, 'open');
  return { socket, next, say: (event: string, data: unknown) => socket.send(JSON.stringify({ event, data })) };
}

test('pushes a message to recipient and author’s other tab', async () => {
  const supplier = await api.createUser();
  const customer = await api.createUser({ type: 'Заказчик' });
  const channels = [supplier, customer].map((user) => connect(user).subscribe(`private-user-${user.id}`));
  await Promise.all(channels.map((channel) => heard(channel, 'pusher:subscription_succeeded')));
  const received = channels.map((channel) =>
    heard<{ message: { text: string }; chat: { user_id: number } }>(channel, 'message'),
  );
  await api.call(supplier, 'POST', '/api/message', { user_id: customer.id, text: 'привет', attachments: [] });
  const [toAuthor, toRecipient] = await Promise.all(received);
  assert.deepEqual([toAuthor?.message.text, toAuthor?.chat.user_id], ['привет', customer.id]);
  assert.deepEqual([toRecipient?.message.text, toRecipient?.chat.user_id], ['привет', supplier.id]);
});

test('shows a member with two tabs once, by id only', async () => {
  const watcher = await join(await api.createUser());
  const guest = await api.createUser();
  const seen: string[] = [];
  watcher.channel.bind('pusher:member_added', (member: { id: string; info: unknown }) =>
    seen.push(`+${member.id} ${JSON.stringify(member.info ?? null)}`),
  );
  watcher.channel.bind('pusher:member_removed', (member: { id: string }) => seen.push(`-${member.id}`));
  const added = heard(watcher.channel, 'pusher:member_added');
  const first = await join(guest);
  const second = await join(guest);
  await added;
  assert.ok(first.ids.includes(String(guest.id)));
  first.client.disconnect();
  // After the first tab was closed, a new member still sees the user.
  const later = await join(await api.createUser());
  assert.ok(later.ids.includes(String(guest.id)));
  const removed = heard<{ id: string }>(watcher.channel, 'pusher:member_removed');
  second.client.disconnect();
  assert.equal((await removed).id, String(guest.id));
  assert.deepEqual(
    seen.filter((entry) => entry.includes(String(guest.id))),
    [`+${guest.id} null`, `-${guest.id}`],
  );
});

test('signs only the user’s private channel and the presence channel', async () => {
  const user = await api.createUser();
  const other = await api.createUser();
  assert.equal((await authorize(user, `private-user-${user.id}`)).status, 200);
  const data = JSON.parse(
    (await authorize(user, 'presence-users')).json<'authorizeChannel'>().channel_data ?? '',
  ) as object;
  assert.deepEqual(data, { user_id: String(user.id), session: (data as { session: string }).session });
  for (const channel of [
    `private-user-${other.id}`,
    `private-user-0${user.id}`,
    `private-user-${user.id} `,
    'private-admin',
    'presence-other',
    'presence-users2',
    'public',
  ]) {
    assert.equal((await authorize(user, channel)).status, 403, channel);
  }
  assert.equal((await authorize(null, 'presence-users')).status, 401);
  // A socket id with a colon would make one signature valid for another channel.
  assert.equal((await authorize(user, 'presence-users', `1.1:private-user-${other.id}`)).status, 400);
});

/** The status of a socket handshake with an origin, as browsers send it. */
function knock(origin: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/key?protocol=7`, { origin, headers });
  open.push({ disconnect: () => socket.terminate() });
  return new Promise<number | undefined>((resolve) => {
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
    socket.on('open', () => resolve(101));
    socket.on('error', () => undefined);
  });
}

test('refuses sockets of other sites unless they are configured', async () => {
  const own = `127.0.0.1:${port}`;
  for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${port + 1}`, `http://${own}.evil.example`])
    assert.equal(await knock(origin), 403, origin);
  assert.equal(await knock(`http://${own}`), 101);
  // Behind a proxy that forwards the host which the browser requested.
  assert.equal(await knock('https://front.example', { 'x-forwarded-host': 'front.example' }), 101);
  assert.equal(await knock('https://front.example', { 'x-forwarded-host': 'other.example' }), 403);
  assert.equal(await knock('https://vstrecha.test'), 101);
  assert.equal(await knock('https://named.example'), 101);
  assert.ok(api.audited.some((event) => event.event === 'refused' && event.call === 'GET /app/:key'));
});

test('terminates a connection when the client keeps it open', async () => {
  const client = createConnection({ port, host: '127.0.0.1' }).resume();
  open.push({ disconnect: () => client.destroy() });
  client.write(
    `GET /app/unknown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
  );
  const started = performance.now();
  await once(client, 'close');
  assert.ok(performance.now() - started < 5000);
});

test('refuses a subscription with a forged, foreign or missing signature', async () => {
  const user = await api.createUser();
  const { next, say } = await rawSocket();
  await next();
  const foreign = api.push.authorize('1.1', `private-user-${user.id}`).auth;
  for (const auth of [undefined, '', 'key:', 'key:00', foreign]) {
    say('pusher:subscribe', { channel: `private-user-${user.id}`, auth });
    assert.equal((await next())?.event, 'pusher:subscription_error');
  }
});

test('answers protocol errors with the codes of Pusher', async () => {
  const firstError = async (path: string) => {
    const { next } = await rawSocket(path);
    await next();
    return (await next())?.data;
  };
  assert.deepEqual(await firstError('/app/other?protocol=7'), { code: 4001, message: 'Application does not exist' });
  assert.deepEqual(await firstError('/app/key?protocol=99'), { code: 4007, message: 'Unsupported protocol version' });
  const { socket, next, say } = await rawSocket();
  assert.equal((await next())?.event, 'pusher:connection_established');
  say('pusher:ping', {});
  assert.equal((await next())?.event, 'pusher:pong');
  say('client-typing', {});
  assert.equal(((await next())?.data as { code: number }).code, 4301);
  for (const text of [
    '{',
    'null',
    '{"event":5}',
    '{"event":"pusher:subscribe","data":{"channel":"имя с пробелами"}}',
  ]) {
    socket.send(text);
    assert.equal((await next())?.event, 'pusher:error');
  }
  socket.send('x'.repeat(70_000));
  const [code] = (await once(socket, 'close')) as [number];
  assert.equal(code, 1009);
  await assert.rejects(rawSocket('/elsewhere'), /404/);
});

test('accepts events of the official server library with the secret', async () => {
  const { appId, key, secret } = api.push.app;
  const options = { appId, key, host: '127.0.0.1', port: String(port), useTLS: false };
  const user = await api.createUser();
  const channel = connect(user).subscribe(`private-user-${user.id}`);
  await heard(channel, 'pusher:subscription_succeeded');
  const server = new PusherServer({ ...options, secret });
  const received = heard<{ текст: string }>(channel, 'custom');
  assert.equal((await server.trigger(`private-user-${user.id}`, 'custom', { текст: 'да' })).status, 200);
  assert.deepEqual(await received, { текст: 'да' });
  const inBatch = heard<number>(channel, 'batched');
  await server.triggerBatch([{ channel: `private-user-${user.id}`, name: 'batched', data: 7 }]);
  assert.equal(await inBatch, 7);
  await assert.rejects(new PusherServer({ ...options, secret: 'guess' }).trigger('any', 'custom', {}), { status: 401 });
});

test('accepts a signed call once and only for two minutes', async () => {
  const { appId, key, secret } = api.push.app;
  const path = `/apps/${appId}/events`;
  const payload = JSON.stringify({ name: 'custom', data: '{}', channels: ['public'] });
  const md5 = createHash('md5').update(payload).digest('hex');
  // Read once: a call of the next second would have another signature.
  const now = Math.floor(Date.now() / 1000);
  const call = (seconds: number) => {
    const query = `auth_key=${key}&auth_timestamp=${now + seconds}&auth_version=1.0&body_md5=${md5}`;
    const signature = sign(secret, `POST\n${path}\n${query}`);
    return `${path}?${query}&auth_signature=${signature}`;
  };
  const { next, say } = await rawSocket();
  await next();
  say('pusher:subscribe', { channel: 'public' });
  await next();
  const send = async (url: string) =>
    (await api.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } })).status;
  const url = call(0);
  assert.deepEqual([await send(url), await send(url)], [200, 401]);
  // The same call in another spelling has the same signature.
  assert.equal(await send(`${url}&`), 401);
  assert.deepEqual(await Promise.all([0, 1, 2].map(() => send(call(-1)))).then((all) => all.sort()), [200, 401, 401]);
  assert.deepEqual([await send(call(-130)), await send(call(130)), await send(call(-100))], [401, 401, 200]);
  api.push.publish('public', 'last', '{}');
  const heardEvents: (string | undefined)[] = [];
  while (heardEvents.at(-1) !== 'last') heardEvents.push((await next())?.event);
  assert.deepEqual(heardEvents, ['custom', 'custom', 'custom', 'last']);
  await api.db.update(schema.pushTriggers).set({ expires_at: new Date(0) });
  assert.equal(await send(call(-2)), 200);
  assert.equal((await api.db.select().from(schema.pushTriggers)).length, 1);
});

test('closes only the logged-out session’s push connections [logout]', async () => {
  const user = await api.createUser();
  const elsewhere = `${SESSION_COOKIE}=${await startSession(api.db, user.id, new Date(NOON))}`;
  const [client, bystander] = [connect(user), connect({ ...user, cookie: elsewhere })];
  await Promise.all(
    [client, bystander].map((each) =>
      heard(each.subscribe(`private-user-${user.id}`), 'pusher:subscription_succeeded'),
    ),
  );
  const closed = heard(client.connection, 'disconnected');
  await api.call(user, 'GET', '/api/auth/logout');
  await closed;
  assert.equal(bystander.connection.state, 'connected');
});

test('refuses a subscription signed before the logout', async () => {
  const user = await api.createUser();
  const { socket, next, say } = await rawSocket();
  const { socket_id } = JSON.parse((await next())?.data as string) as { socket_id: string };
  const channel = `private-user-${user.id}`;
  const signed = (await authorize(user, channel, socket_id)).json<'authorizeChannel'>();
  await api.call(user, 'GET', '/api/auth/logout');
  say('pusher:subscribe', { channel, ...signed });
  const [code] = (await once(socket, 'close')) as [number];
  assert.equal(code, 4009);
});

/** A connection subscribed to the user's own channel; `end` is its close code. */
async function subscribed(user: TestUser) {
  const { socket, next, say } = await rawSocket();
  const { socket_id } = JSON.parse((await next())?.data as string) as { socket_id: string };
  const channel = `private-user-${user.id}`;
  const signed = (await authorize(user, channel, socket_id)).json<'authorizeChannel'>();
  say('pusher:subscribe', { channel, ...signed });
  assert.equal((await next())?.event, 'pusher_internal:subscription_succeeded');
  return { socket, say, signed, end: once(socket, 'close').then(([code]) => code as number) };
}

test('closes only connections of blocked, deactivated or deleted accounts', async () => {
  const bystander = await subscribed(await api.createUser());
  const changes = [
    (id: number) => api.db.update(schema.users).set({ is_blocked: true }).where(eq(schema.users.id, id)),
    (id: number) => api.db.update(schema.users).set({ is_activated: false }).where(eq(schema.users.id, id)),
    (id: number) => api.db.delete(schema.users).where(eq(schema.users.id, id)),
  ];
  for (const change of changes) {
    const user = await api.createUser();
    const tabs = [await subscribed(user), await subscribed(user)];
    await change(user.id);
    assert.deepEqual(await Promise.all(tabs.map(({ end }) => end)), [4009, 4009]);
  }
  assert.equal(bystander.socket.readyState, bystander.socket.OPEN);
});

test('refuses subscriptions signed before a block, accepts them after unblocking', async () => {
  const user = await api.createUser();
  const setBlocked = (is_blocked: boolean) =>
    api.db.update(schema.users).set({ is_blocked }).where(eq(schema.users.id, user.id));
  const early = await rawSocket();
  const { socket_id } = JSON.parse((await early.next())?.data as string) as { socket_id: string };
  for (const channel of [`private-user-${user.id}`, 'presence-users'])
    assert.equal((await authorize(user, channel, socket_id)).status, 200);
  const signed = (await authorize(user, 'presence-users', socket_id)).json<'authorizeChannel'>();
  await setBlocked(true);
  early.say('pusher:subscribe', { channel: 'presence-users', ...signed });
  assert.deepEqual((await once(early.socket, 'close'))[0], 4009);
  await setBlocked(false);
  // The push server receives changes in order: after the end of this one it has processed the earlier one.
  const other = await api.createUser();
  const { end } = await subscribed(other);
  await api.db.update(schema.users).set({ is_blocked: true }).where(eq(schema.users.id, other.id));
  assert.equal(await end, 4009);
  const again = await subscribed(user);
  assert.equal(again.socket.readyState, again.socket.OPEN);
});

test('admits an account that was unblocked during a database gap', async () => {
  const hears = new Map<string, (payload: string) => void>();
  const gaps: (() => void)[] = [];
  const push = createLocalPush({ appId: 'app', key: 'key', secret: 'secret' });
  const server = createServer().listen(0, '127.0.0.1');
  push.attach(server, OPEN_GUARD);
  await Promise.all([
    once(server, 'listening'),
    push.connect({
      shared: api.db,
      notifications: {
        listen: async (name, hear) => void hears.set(name, hear),
        onGap: (tell) => void gaps.push(tell),
      },
    }),
  ]);
  const channel = 'private-user-7';
  const answer = async () => {
    const { next, say } = await rawSocket(undefined, (server.address() as AddressInfo).port);
    const { socket_id } = JSON.parse((await next())?.data as string) as { socket_id: string };
    say('pusher:subscribe', { channel, ...push.authorize(socket_id, channel) });
    return (await next())?.event;
  };
  hears.get('vstrecha_user_access')?.('7 closed');
  assert.equal(await answer(), 'pusher:error');
  for (const tell of gaps) tell();
  assert.equal(await answer(), 'pusher_internal:subscription_succeeded');
  await push.close();
  server.close();
});

test('spreads the reconnections of a drain over its time [OPS-08]', async () => {
  const push = createLocalPush({ appId: 'app', key: 'key', secret: 'secret' });
  const server = createServer().listen(0, '127.0.0.1');
  push.attach(server, OPEN_GUARD);
  await once(server, 'listening');
  const { port: at } = server.address() as AddressInfo;
  const opened = await Promise.all(Array.from({ length: 4 }, () => rawSocket(undefined, at)));
  assert.equal(push.countSockets(), 4);
  const started = performance.now();
  const ends = opened.map(async ({ socket }) => {
    const [code] = (await once(socket, 'close')) as [number];
    return { code, ms: performance.now() - started };
  });
  const drained = push.drain(1200, new AbortController().signal);
  const late = await rawSocket(undefined, at);
  assert.equal(((await once(late.socket, 'close')) as [number])[0], 4100);
  const closed = await Promise.all(ends);
  await drained;
  assert.deepEqual(
    closed.map(({ code }) => code),
    [4200, 4200, 4200, 4200],
  );
  const times = closed.map(({ ms }) => ms).sort((one, other) => one - other);
  // 900 ms lie between the first and the last; a busy machine may report the first one late.
  assert.ok((times[3] ?? 0) - (times[0] ?? 0) >= 400, String(times));
  assert.equal(push.countSockets(), 0);
  await push.close();
  server.close();
});

test('ends a drain at once on a second signal [OPS-08]', async () => {
  const push = createLocalPush({ appId: 'app', key: 'key', secret: 'secret' });
  const started = performance.now();
  await push.drain(60_000, AbortSignal.abort());
  const hurry = new AbortController();
  const drained = push.drain(60_000, hurry.signal);
  hurry.abort();
  await drained;
  assert.ok(performance.now() - started < 5000);
  await push.close();
});

test('reconnects a session’s sockets when its token is renewed', async () => {
  const user = await api.createUser();
  const { end } = await subscribed(user);
  const token_hash = hashToken('another');
  await api.db.update(schema.sessions).set({ token_hash }).where(eq(schema.sessions.user_id, user.id));
  assert.equal(await end, 4200);
  await subscribed({ ...user, cookie: `${SESSION_COOKIE}=another` });
});

test('closes the push connections of an expired session', async () => {
  const user = await api.createUser();
  const { end } = await subscribed(user);
  await endExpiredSessions(api.db, { now: () => new Date(Date.parse(NOON) + SESSION_LIMITS.absoluteMs - 1) });
  assert.equal((await api.call(user, 'GET', '/api/user')).status, 200);
  await endExpiredSessions(api.db, { now: () => new Date(Date.parse(NOON) + SESSION_LIMITS.absoluteMs) });
  assert.equal(await end, 4009);
});

test('disconnects a client that stopped reading, before memory fills up', async () => {
  const { socket, next, say } = await rawSocket();
  await next();
  say('pusher:subscribe', { channel: 'public' });
  await next();
  socket.pause();
  const memory = process.memoryUsage().arrayBuffers;
  const data = 'я'.repeat(100_000);
  for (let index = 0; index < 200; index += 1) {
    api.push.publish('public', 'much', data);
    await new Promise(setImmediate);
  }
  assert.ok(process.memoryUsage().arrayBuffers - memory < 16 * 1024 * 1024);
});
