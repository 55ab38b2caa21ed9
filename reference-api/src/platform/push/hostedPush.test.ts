import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, test } from 'node:test';
import { createPushClient, heard } from '#testing/pushClient.ts';
import { createTestApp, type TestApp } from '#testing/testApp.ts';
import { createHostedPush } from './hostedPush.ts';
import type { PushedEvent, PushService } from './pushService.ts';

// The built-in server plays the hosted one: it also checks signatures and refuses batches of more than ten.
let api: TestApp;
let port: number;
const servers: Server[] = [];
const logged: string[] = [];
before(async () => {
  api = await createTestApp();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  logged.length = 0;
  for (const server of servers.splice(0)) server.close();
});
after(() => api.close());

function hosted(at: number, secret = api.push.app.secret): PushService {
  const { appId, key } = api.push.app;
  return createHostedPush(
    { appId, key, secret, server: { host: '127.0.0.1', port: at, useTls: false } },
    { waitsMs: [1, 1], report: (text) => logged.push(text) },
  );
}

const send = async (push: PushService, ...events: PushedEvent[]) => (await push.prepare(api.db, events))();
const numbered = (count: number): PushedEvent[] =>
  Array.from({ length: count }, (_, data) => ({ channel: 'public', event: 'number', data }));

/** Starts a service that answers its first calls with these statuses, later ones with 200, and records the batches. */
async function serviceThatAnswers(...statuses: number[]) {
  const batches: number[][] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      batches.push((JSON.parse(text) as { batch: { data: string }[] }).batch.map(({ data }) => Number(data)));
      response.writeHead(statuses.shift() ?? 200).end('{}');
    });
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { batches, port: (server.address() as AddressInfo).port };
}

const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test('delivers many events completely, in order and in valid batches', async () => {
  const client = createPushClient({ url: `http://127.0.0.1:${port}`, key: 'key', cookie: '' });
  const channel = client.subscribe('public');
  await heard(channel, 'pusher:subscription_succeeded');
  const received: number[] = [];
  const all = new Promise<void>((resolve) =>
    channel.bind('number', (data: number) => void (received.push(data) === 57 && resolve())),
  );
  const push = hosted(port);
  await send(push, ...numbered(57));
  await all;
  await push.close();
  client.disconnect();
  assert.deepEqual([received, logged], [upTo(0, 57), []]);
});

test('retries a temporary failure before sending newer events', async () => {
  const { batches, port: at } = await serviceThatAnswers(503, 429);
  const push = hosted(at);
  await send(push, ...numbered(12));
  await push.close();
  assert.deepEqual([batches, logged], [[upTo(0, 10), upTo(0, 10), upTo(0, 10), upTo(10, 12)], []]);
});

test('logs and drops a batch after repeated failures', async () => {
  const { batches, port: at } = await serviceThatAnswers(500, 500, 500);
  const push = hosted(at);
  await send(push, ...numbered(12));
  await push.close();
  assert.deepEqual(batches.at(-1), [10, 11]);
  assert.deepEqual(logged, ['Pusher: 10 events lost (Unexpected status code 500).']);
});

test('does not retry a permanent refusal', async () => {
  const push = hosted(port, 'guess');
  await send(push, ...numbered(3));
  await push.close();
  assert.deepEqual(logged, ['Pusher: 3 events lost (Unexpected status code 401).']);
});

test('drops an event over ten kilobytes, but sends its batch', async () => {
  const { batches, port: at } = await serviceThatAnswers();
  const push = hosted(at);
  await send(push, { channel: 'public', event: 'number', data: 'я'.repeat(6000) }, ...numbered(2));
  await push.close();
  assert.deepEqual(batches, [[0, 1]]);
  assert.deepEqual(logged, ['Pusher: 1 events lost (too many or too long).']);
});

test('limits the queue and stops promptly without the service', async () => {
  const push = hosted(1);
  await send(push, ...numbered(10_500));
  await push.close();
  const lost = logged.map((text) => Number(/\d+/.exec(text)?.[0])).reduce((sum, count) => sum + count, 0);
  assert.deepEqual([lost, logged[0]], [10_500, 'Pusher: 500 events lost (too many or too long).']);
});

test('signs subscriptions with the account’s secret', () => {
  assert.deepEqual(hosted(port).authorize('1.1', 'private-user-1'), api.push.authorize('1.1', 'private-user-1'));
  assert.deepEqual(JSON.parse(hosted(port).authorize('1.1', 'presence-users', undefined, 7).channel_data ?? ''), {
    user_id: '7',
  });
});
