import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeCaches } from '../testing/fakeCaches';
import { readDayMark, writeDayMark } from './dayMark';
import { trimDay, withDayPack } from './dayPack';

const NOW = Date.parse('2026-11-22T07:42:00Z');
const HOUR = 3_600_000;
const POINTS = '/api/points?date=2026-11-22';

let fake: ReturnType<typeof fakeCaches>;
const pack = withDayPack({ take: (_address, ask) => ask(), drop: () => {} });
const json = (body: unknown, headers: Record<string, string> = {}) => Response.json(body, { headers });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const settle = () => jest.advanceTimersByTimeAsync(1);

async function keep(address: string, body: unknown = { points: [] }, headers?: Record<string, string>): Promise<void> {
  await pack.take(address, async () => json(body, headers));
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  fake = fakeCaches();
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: fake.storage });
  writeDayMark({ account: 1, heard: NOW, ahead: 0 });
});
afterEach(() => {
  localStorage.clear();
  globalThis.vstrechaKeptAt = undefined;
  jest.useRealTimers();
});

test('gives a kept answer without a network, with its age [DAY-03]', async () => {
  await keep(POINTS, { points: ['10:00'] });
  jest.setSystemTime(NOW + HOUR);
  const answer = await pack.take(POINTS, noNetwork);
  expect(await answer.json()).toEqual({ points: ['10:00'] });
  expect(answer.status).toBe(203);
  expect(globalThis.vstrechaKeptAt).toBeCloseTo(NOW, -2);
  await keep(POINTS);
  expect(globalThis.vstrechaKeptAt).toBeUndefined();
});

test('gives kept answers while the server is silent [DAY-03]', async () => {
  const [days, user] = ['/api/meetings/future?limit=1&page=1', '/api/user/7'];
  const day = await fake.storage.open('day-1');
  for (const address of [days, user]) await day.put(address, json({ kept: address }));
  let answerLate = (_answer: Response) => {};
  const silence = () => new Promise<Response>((resolve) => (answerLate = resolve));
  const first = pack.take(days, silence);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await (await first).json()).toEqual({ kept: days });

  // The next ones wait no longer.
  const second = pack.take(user, silence);
  await jest.advanceTimersByTimeAsync(1);
  expect((await second).status).toBe(203);

  // A late answer is kept for the next page.
  answerLate(json({ kept: 'anew' }));
  await settle();
  const found = await pack.take(user, noNetwork);
  expect(await found.json()).toEqual({ kept: 'anew' });
});

test('waits for the server once the page has an answer [DAY-03]', async () => {
  await keep(POINTS);
  const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(json({ points: ['11:00'] })), 9_000));
  const next = pack.take(POINTS, slow);
  await jest.advanceTimersByTimeAsync(9_000);
  expect(await (await next).json()).toEqual({ points: ['11:00'] });
  expect(globalThis.vstrechaKeptAt).toBeUndefined();
});

test('keeps the results of meetings for their next change [DAY-04]', async () => {
  await keep('/api/meetings/results', { results: [], agreements: [] });
  expect((await pack.take('/api/meetings/results', noNetwork)).status).toBe(203);
});

test('keeps the server’s clock for a browser a day behind [DAY-03]', async () => {
  await keep(POINTS, {}, { Date: new Date(NOW + 24 * HOUR).toUTCString() });
  jest.setSystemTime(NOW + HOUR);
  const answer = await pack.take(POINTS, noNetwork);
  expect(Date.parse(answer.headers.get('Date') ?? '')).toBeCloseTo(NOW + 25 * HOUR, -4);
});

test('prefers a kept answer to a captive portal’s page [DAY-03]', async () => {
  await keep(POINTS, { points: ['10:00'] });
  const portal = async () => new Response('<h1>Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } });
  expect(await (await pack.take(POINTS, portal)).json()).toEqual({ points: ['10:00'] });
});

test.each([502, 503, 504])('prefers a kept answer to a gateway’s %i [DAY-03]', async (status) => {
  const gateway = async () => new Response('', { status });
  expect((await pack.take(POINTS, gateway)).status).toBe(status);
  await keep(POINTS, { points: ['10:00'] });
  expect(await (await pack.take(POINTS, gateway)).json()).toEqual({ points: ['10:00'] });
});

test.each(['/api/news?limit=10', '/api/organizer/overview', '/api/points?date=2026-11-22&user_id=2'])(
  'leaves %s to the network [DAY-03]',
  async (address) => {
    await keep(address);
    await expect(pack.take(address, noNetwork)).rejects.toThrow('Failed to fetch');
  },
);

test('keeps no answer before the day is kept [DAY-05]', async () => {
  localStorage.clear();
  await keep(POINTS);
  expect(await fake.storage.keys()).toEqual([]);
});

test('passes an abort by the caller on [DAY-03]', async () => {
  await keep(POINTS);
  const stop = new AbortController();
  stop.abort();
  await expect(pack.take(POINTS, noNetwork, stop.signal)).rejects.toThrow('Failed to fetch');
});

test.each([
  ['a session that has ended', POINTS, async () => new Response('', { status: 401 })],
  ['a guest', '/api/auth/check', async () => json({ ok: false })],
])('deletes the day of %s [DAY-05]', async (_, address, ask) => {
  await keep(POINTS);
  await pack.take(address, ask);
  await settle();
  expect(await fake.storage.keys()).toEqual([]);
  expect(readDayMark()).toBeUndefined();
});

test('deletes the day 48 hours after the last answer [DAY-05]', async () => {
  await keep(POINTS);
  jest.setSystemTime(NOW + 48 * HOUR);
  await expect(pack.take(POINTS, noNetwork)).rejects.toThrow('Failed to fetch');
  await settle();
  expect(await fake.storage.keys()).toEqual([]);
});

test('drops messages before companies, and never meetings [DAY-03]', async () => {
  const long = 'x'.repeat(59_000);
  const users = ['/api/user/2', '/api/user/3', '/api/user/4'];
  for (const address of [POINTS, ...users, '/api/chats/1/messages?limit=20', '/api/chats/2/messages?limit=20'])
    await keep(address, long);
  await trimDay();
  expect(fake.addresses('day-1')).toEqual([POINTS, ...users, '/api/chats/2/messages?limit=20']);
});

test('makes room for meetings in a full storage [DAY-03]', async () => {
  await fake.storage.open('images');
  await keep('/api/chats/1/messages?limit=20');
  await keep('/api/user');
  const { open } = fake.storage;
  jest.spyOn(fake.storage, 'open').mockImplementation(async (name) => {
    const cache = await open(name);
    const put: typeof cache.put = (...args) =>
      fake.addresses('day-1').length < 2 ? cache.put(...args) : Promise.reject(new DOMException('full'));
    return { ...cache, put };
  });
  await keep(POINTS);
  expect(fake.addresses('day-1')).toEqual(['/api/user', POINTS]);
  expect(await fake.storage.keys()).toEqual(['day-1']);
});
