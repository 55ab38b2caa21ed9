import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { test } from 'node:test';
import { openScene } from '#testing/scene.ts';
import { HttpError } from '../errors/httpError.ts';
import { createReadPlaces } from './readPlaces.ts';

const { api, supplier, customer } = await openScene();

/** Whether a promise has settled after the pending microtasks. */
async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  void promise.finally(() => (isSettled = true));
  await new Promise((resolve) => setImmediate(resolve));
  return isSettled;
}

test('runs two reads of a user in parallel [OPS-04]', async () => {
  const places = createReadPlaces();
  const leave = await places.enter(1, 1);
  await places.enter(1, 1);
  const third = places.enter(1, 1);
  assert.equal(await hasSettled(third), false);
  assert.equal(await hasSettled(places.enter(2, 2)), true);
  leave();
  await third;
  leave();
  assert.equal(await hasSettled(places.enter(1, 1)), false);
});

test('gives a costly read both places, in order', async () => {
  const places = createReadPlaces();
  const leave = await places.enter(1, 1);
  const costly = places.enter(1, 2);
  const cheap = places.enter(1, 1);
  assert.deepEqual([await hasSettled(costly), await hasSettled(cheap)], [false, false]);
  leave();
  const leaveCostly = await costly;
  assert.equal(await hasSettled(cheap), false);
  leaveCostly();
  await cheap;
});

test('refuses a read when twenty of the user wait [OPS-04]', async () => {
  const places = createReadPlaces();
  for (let count = 0; count < 22; count += 1) void places.enter(1, 1);
  await assert.rejects(places.enter(1, 1), { status: 429, retryAfter: 2 });
  await places.enter(2, 1);
});

test('refuses searches beyond the user’s queue, but serves others [OPS-04]', async () => {
  const leave = await api.reads.enter(supplier.id, 2);
  const waiting = Array.from({ length: 20 }, () => api.reads.enter(supplier.id, 1));
  const search = (user: typeof supplier) => api.call(user, 'POST', '/api/users', {});
  const refused = await search(supplier);
  assert.deepEqual(
    [refused.status, refused.text, refused.headers['retry-after']],
    [429, 'Слишком много запросов одновременно. Повторите через несколько секунд.', '2'],
  );
  assert.equal((await api.call(supplier, 'GET', '/api/news?limit=101')).status, 429);
  assert.equal((await api.call(supplier, 'GET', '/api/news?limit=100')).status, 200);
  assert.equal((await search(customer)).status, 200);
  leave();
  for (const place of waiting) (await place)();
  assert.equal((await search(supplier)).status, 200);
});

test('keeps a core for cheap calls during many reads [OPS-04]', async () => {
  const end = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const readOnce = async () => {
    most = Math.max(most, (running += 1));
    await end.promise;
    running -= 1;
  };
  const reads = Array.from({ length: 30 }, (_, user) => api.reads.inTurn(user, readOnce));
  const search = api.call(customer, 'POST', '/api/users', { company: 'а' });
  assert.equal((await api.call(supplier, 'GET', '/api/user')).status, 200);
  assert.equal(await hasSettled(search), false);
  end.resolve();
  assert.equal((await search).status, 200);
  await Promise.all(reads);
  assert.ok(most <= Math.max(1, availableParallelism() - 1), `${most} at once`);
  // The pool has ten connections.
  assert.ok(most <= 4, `${most} at once`);
});

test('lets users take turns rather than requests [OPS-12]', async () => {
  const places = createReadPlaces(() => 0);
  const order: number[] = [];
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const running = ends.map(({ promise }) => places.inTurn(0, () => promise));
  const queued = [1, 1, 1, 2, 3, 2].map((user) => places.inTurn(user, async () => void order.push(user)));
  for (const { resolve } of ends) resolve();
  await Promise.all([...running, ...queued]);
  assert.deepEqual(order, [1, 2, 3, 1, 2, 1]);
});

test('reads first for whom the database worked least [OPS-12]', async () => {
  let now = 0;
  const places = createReadPlaces(() => now);
  await places.inTurn(1, async () => (now += 300));
  await places.inTurn(2, async () => (now += 200));
  const order: number[] = [];
  const end = Promise.withResolvers<void>();
  const running = Array.from({ length: 4 }, () => places.inTurn(0, () => end.promise));
  const queued = [1, 1, 2, 3].map((user) => places.inTurn(user, async () => void order.push(user)));
  end.resolve();
  await Promise.all([...running, ...queued]);
  assert.deepEqual(order, [3, 2, 1, 1]);
});

test('queues the first pages of a heavy reader among searches [OPS-12]', async () => {
  let now = 0;
  const places = createReadPlaces(() => now);
  const end = Promise.withResolvers<void>();
  const readPage = (user: number) => places.inTurn(user, async () => undefined, { isOrdinary: true });
  await places.inTurn(1, async () => (now += 1500));
  const running = Array.from({ length: 4 }, () => places.inTurn(0, () => end.promise));
  const page = readPage(1);
  assert.deepEqual([await hasSettled(page), await hasSettled(readPage(2))], [false, true]);
  now += 10_000;
  assert.equal(await hasSettled(readPage(1)), true);
  end.resolve();
  await Promise.all([...running, page]);
});

test('serves an ordinary first page while searches queue [OPS-12]', async () => {
  const end = Promise.withResolvers<void>();
  const reads = Array.from({ length: 30 }, (_, user) => api.reads.inTurn(user, () => end.promise));
  const search = (url: string, filter: object) => api.call(customer, 'POST', url, filter);
  const ordinary = { company: 'Компания', location: ['Москва'], communicationStatus: 2 };
  assert.equal((await search('/api/users', {})).status, 200);
  assert.equal((await search('/api/users?limit=100', ordinary)).status, 200);
  const waiting = [
    search('/api/users?page=2', {}),
    search('/api/users', { location: Array.from({ length: 51 }, () => 'Омск') }),
  ];
  assert.equal(await hasSettled(Promise.race(waiting)), false);
  end.resolve();
  await Promise.all([...reads, ...waiting]);
});

test('answers 429 after five seconds of waiting [OPS-12]', async (t) => {
  const leave = await api.reads.enter(supplier.id, 2);
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const search = api.call(supplier, 'POST', '/api/users', {});
  while ((await hasSettled(search)) === false) t.mock.timers.tick(5000);
  t.mock.timers.reset();
  assert.deepEqual([(await search).status, (await search).headers['retry-after']], [429, '2']);
  leave();
});

test('drops waiting reads whose socket is closed [OPS-12]', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const leave = await api.reads.enter(supplier.id, 2);
  const places = Array.from({ length: 19 }, () => api.reads.enter(supplier.id, 1));
  const isFull = () =>
    api.reads.enter(supplier.id, 1, AbortSignal.abort()).then(
      () => false,
      (error: unknown) => error instanceof HttpError,
    );
  const becomes = async (expected: boolean) => {
    while ((await isFull()) !== expected) await new Promise((resolve) => setImmediate(resolve));
  };
  const gone = new AbortController();
  const left = assert.rejects(
    fetch(`http://127.0.0.1:${port}/api/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: supplier.cookie },
      body: '{}',
      signal: gone.signal,
    }),
  );
  await becomes(true);
  gone.abort();
  await left;
  await becomes(false);
  leave();
  for (const place of places) (await place)();
});

test('frees both places after sending a long page', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { status } = await api.call(supplier, 'POST', '/api/users?limit=99999', { sending: true });
    assert.equal(status, 200);
  }
});
