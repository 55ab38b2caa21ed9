import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeCaches } from '../testing/fakeCaches';
import { answerNavigation } from './answerNavigation';

const request = new Request('http://localhost/today');
let isReached: boolean;

beforeEach(async () => {
  const { storage } = fakeCaches();
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: storage });
  const shell = await storage.open('shell-a');
  await shell.put('/pages/session.html', new Response('kept'));
  await shell.put('/complete', new Response('/pages/session.html', { headers: { Date: new Date().toUTCString() } }));
  isReached = true;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isReached) throw new TypeError('Failed to fetch');
    return new Response('busy', { status: 503 });
  });
});

const answer = async (event: object = {}) => (await answerNavigation(event, request)).text();

test('passes the network’s page on, errors included [DAY-03]', async () => {
  await caches.open('day-1');
  expect(await answer()).toBe('busy');
  expect(await answer({ preloadResponse: Promise.resolve(new Response('preloaded')) })).toBe('preloaded');
});

test('opens the kept page for a kept day only [DAY-05]', async () => {
  isReached = false;
  expect(await answer()).toContain('Проверьте сеть и повторите.');
  await caches.open('day-1');
  expect(await answer()).toBe('kept');
});

test('waits three seconds for the network [DAY-03]', async () => {
  jest.useFakeTimers();
  await caches.open('day-1');
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  const answered = answer();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await answered).toBe('kept');
  jest.useRealTimers();
});
