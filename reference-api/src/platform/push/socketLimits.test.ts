import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, test } from 'node:test';
import { createPushClient, heard } from '#testing/pushClient.ts';
import { closeCode, connect as open, type Socket } from '#testing/pushSockets.ts';
import { createTestApp, type TestApp } from '#testing/testApp.ts';

let api: TestApp;
let url: string;
const sockets: Socket[] = [];
before(async () => {
  api = await createTestApp();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterEach(() => sockets.splice(0).forEach(({ socket }) => socket.terminate()));
after(() => api.close());

async function connect(address?: string): Promise<Socket> {
  const client = await open(url, api.push.key, address);
  sockets.push(client);
  return client;
}
const codeFrom = (address: string) => closeCode(url, api.push.key, address);
const sign = ({ id }: Socket, channel: string) => ({
  channel,
  ...api.push.authorize(id, channel, undefined, channel === 'presence-users' ? 7 : undefined),
});
const SUCCESS = 'pusher_internal:subscription_succeeded';
const FLOOD = 5000;

test('closes a socket with 4100 when it floods frames [OPS-04]', async () => {
  const sends: ((client: Socket) => void)[] = [
    ({ say }) => say('pusher:ping', {}),
    ({ socket }) => socket.send(Buffer.from([0])),
    ({ socket }) => socket.pong(),
  ];
  for (const send of sends) {
    const client = await connect();
    const closed = once(client.socket, 'close') as Promise<[number]>;
    for (let count = 0; count < FLOOD; count += 1) send(client);
    assert.equal((await closed)[0], 4100);
  }
});

/** How many of a socket's pings are answered before it closes. */
async function pongsBeforeClose(client: Socket, pings: number): Promise<number> {
  const closed = once(client.socket, 'close');
  for (let count = 0; count < pings; count += 1) client.say('pusher:ping', {});
  await closed;
  return client.received().filter((event) => event === 'pusher:pong').length;
}

test('answers 20 frames of a guest, 200 of a user [OPS-04]', async () => {
  assert.equal(await pongsBeforeClose(await connect(), 50), 20);
  const client = await connect();
  client.say('pusher:subscribe', sign(client, 'private-user-7'));
  await client.next(SUCCESS);
  assert.equal(await pongsBeforeClose(client, 500), 199);
});

test('counts a socket that flooded until its window ends [OPS-04]', async (t) => {
  api.limits.socketsPerAddress = 1;
  const address = '203.0.113.9';
  const client = await connect(address);
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const closed = once(client.socket, 'close');
  for (let count = 0; count < 50; count += 1) client.say('pusher:ping', {});
  await client.next('pusher:error');
  // The server terminates a socket whose client does not close its end.
  t.mock.timers.tick(500);
  await closed;
  assert.equal(await codeFrom(address), 4100);
  t.mock.timers.tick(10_000);
  t.mock.timers.reset();
  assert.equal(await codeFrom(address), undefined);
  api.limits.socketsPerAddress = Infinity;
});

test('lets the official client subscribe, leave, rejoin and ping', async () => {
  const { id, cookie } = await api.createUser();
  const client = createPushClient({ url, key: api.push.key, cookie });
  const names = ['presence-users', `private-user-${id}`];
  const errors: unknown[] = [];
  client.connection.bind('error', (error: unknown) => errors.push(error));
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(names.map((name) => heard(client.subscribe(name), 'pusher:subscription_succeeded')));
    for (const name of names) client.unsubscribe(name);
  }
  const pong = new Promise<void>((resolve) => {
    client.connection.bind('message', ({ event }: { event: string }) => event === 'pusher:pong' && resolve());
  });
  client.connection.send_event('pusher:ping', {});
  await pong;
  assert.deepEqual([client.connection.state, errors], ['connected', []]);
  client.disconnect();
});

test('answers a repeated subscription once', async () => {
  const client = await connect();
  const before = client.received();
  for (let count = 0; count < 50; count += 1) client.say('pusher:subscribe', sign(client, 'presence-users'));
  client.say('pusher:subscribe', { channel: 'presence-users', auth: 'key:forged' });
  client.say('pusher:ping', {});
  await client.next('pusher:pong');
  assert.deepEqual(client.received().slice(before.length), [SUCCESS, 'pusher:pong']);
});

test('limits a guest to five channels, not a user [OPS-04]', async () => {
  const client = await connect();
  const subscribe = async (fields: object) => {
    client.say('pusher:subscribe', fields);
    return (await client.next(SUCCESS, 'pusher:error')).event;
  };
  for (let index = 0; index < 5; index += 1) assert.equal(await subscribe({ channel: `open-${index}` }), SUCCESS);
  assert.equal(await subscribe({ channel: 'open-5' }), 'pusher:error');
  assert.equal(await subscribe(sign(client, 'private-user-7')), SUCCESS);
  assert.equal(await subscribe({ channel: 'open-5' }), SUCCESS);
});

test('refuses sockets of an address beyond its limit [OPS-04]', async () => {
  api.limits.socketsPerAddress = 2;
  const [first] = [await connect('203.0.113.1'), await connect('203.0.113.1')];
  assert.equal(await codeFrom('203.0.113.1'), 4100);
  assert.ok(
    api.audited.some((event) => event.event === 'refused' && event.status === 429 && event.address === '203.0.113.1'),
  );
  await connect('203.0.113.2');
  // An IPv6 /64 network is one place.
  await Promise.all(['2001:db8::1', '2001:db8::2'].map(connect));
  assert.equal(await codeFrom('2001:db8::3'), 4100);
  first.socket.terminate();
  // The server notices the closed socket a moment later.
  while ((await codeFrom('203.0.113.1')) !== undefined);
  api.limits.socketsPerAddress = Infinity;
});

test('closes the sockets of a user beyond fifty with 4100 [OPS-04]', async () => {
  const enter = async () => {
    const client = await connect();
    client.say('pusher:subscribe', sign(client, 'private-user-7'));
    return { client, event: (await client.next(SUCCESS, 'pusher:error')).event };
  };
  const entered = await Promise.all(Array.from({ length: 50 }, enter));
  assert.ok(entered.every(({ event }) => event === SUCCESS));
  const late = await connect();
  const closed = once(late.socket, 'close') as Promise<[number]>;
  late.say('pusher:subscribe', sign(late, 'private-user-7'));
  assert.equal((await closed)[0], 4100);
  entered[0]?.client.socket.terminate();
  while ((await enter()).event !== SUCCESS);
});
