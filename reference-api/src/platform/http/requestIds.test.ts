import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { symbols, type LoggerExtras } from 'pino';
import type { Clock } from '../clock/clock.ts';
import { DEFAULT_FRONT } from '../config/front.ts';
import { log } from '../log/log.ts';
import { createHttp } from './createHttp.ts';

const clock: Clock = { now: () => new Date('2026-11-21T09:00:00Z') };
const OPEN = { config: { access: 'guest' } } as const;
const GIVEN = '7f3c9a12e04b4d6f8a51c2d3e4f5a6b7';

interface Line {
  level: string;
  msg: string;
  requestId?: string;
}
const lines: Line[] = [];
beforeEach(() => {
  lines.length = 0;
  const stream = (log as typeof log & LoggerExtras & Record<symbol, { write(line: string): void }>)[symbols.streamSym];
  mock.method(stream ?? assert.fail(), 'write', (line: string) => void lines.push(JSON.parse(line) as Line));
});
afterEach(() => mock.restoreAll());

/** An application whose `/work` logs before and after a wait, and answers 500 on request. */
async function openWork(trustedProxies = DEFAULT_FRONT.trustedProxies) {
  const app = await createHttp(clock, { ...DEFAULT_FRONT, trustedProxies });
  app.post<{ Body: { isFailing?: boolean } | undefined }>('/work', OPEN, async ({ body }) => {
    log.info('до ожидания');
    await turn();
    log.info('после ожидания');
    if (body?.isFailing) throw new Error('сломано');
    return 'готово';
  });
  return app;
}

test('generates an id, answers with it and logs it [OPS-07]', async () => {
  const app = await openWork();
  const [one, other] = await Promise.all([
    app.inject({ method: 'POST', url: '/work', payload: {} }),
    app.inject({ method: 'POST', url: '/work' }),
  ]);
  const ids = [one, other].map(({ headers }) => String(headers['x-request-id']));
  for (const id of ids) {
    assert.match(id, /^[0-9a-f]{16}$/);
    assert.deepEqual(
      lines.filter(({ requestId }) => requestId === id).map(({ msg }) => msg),
      ['до ожидания', 'после ожидания'],
    );
  }
  assert.notEqual(ids[0], ids[1]);
  await app.close();
});

test('accepts only valid ids of trusted proxies [OPS-07]', async () => {
  const app = await openWork();
  const idOf = async (id: string, remoteAddress = '127.0.0.1') =>
    (await app.inject({ method: 'POST', url: '/work', headers: { 'x-request-id': id }, remoteAddress })).headers[
      'x-request-id'
    ];
  for (const id of [GIVEN, 'Root=1-67891233-abcdef012345678912345678', '0b1c9f7e-4f6e-4b64-9f0c-2a6f1d1c7a55'])
    assert.equal(await idOf(id), id);
  for (const id of ['short', 'a'.repeat(65), `${GIVEN}, ${GIVEN}`, 'with space', 'кириллица1', '"}{"level":'])
    assert.notEqual(await idOf(id), id);
  assert.notEqual(await idOf(GIVEN, '203.0.113.7'), GIVEN);
  await app.close();
});

test('sends an id with an address that cannot be parsed [OPS-07]', async () => {
  const app = await openWork();
  const { statusCode, headers } = await app.inject({ url: '/%zz', headers: { 'x-request-id': GIVEN } });
  assert.deepEqual([statusCode, headers['x-request-id']], [400, GIVEN]);
  await app.close();
});

test('logs the id with a failure and its answer [OPS-07]', async () => {
  const app = await openWork();
  await app.inject({ method: 'POST', url: '/work', payload: { isFailing: true }, headers: { 'x-request-id': GIVEN } });
  assert.deepEqual(
    lines.map(({ level, msg, requestId }) => [level, msg, requestId]),
    [
      ['info', 'до ожидания', GIVEN],
      ['info', 'после ожидания', GIVEN],
      ['error', 'A request failed.', GIVEN],
      ['warn', 'Request answered.', GIVEN],
    ],
  );
  assert.partialDeepStrictEqual(lines[3], { call: 'POST /work', status: 500, user: null, address: '127.0.0.1' });
  await app.close();
});

test('adds no id to lines after the answer [OPS-07]', async () => {
  const app = await openWork();
  const answered = Promise.withResolvers<void>();
  let work = Promise.resolve();
  app.get('/later', OPEN, () => {
    work = (async () => {
      await answered.promise;
      log.info('позже');
    })();
    return 'готово';
  });
  await app.inject('/later');
  answered.resolve();
  await work;
  assert.deepEqual(
    lines.map(({ msg, requestId }) => [msg, requestId]),
    [['позже', undefined]],
  );
  await app.close();
});

test('limits the lines about failed requests per minute [OPS-07]', async ({ mock: clocks }) => {
  const app = await openWork();
  clocks.method(log, 'error', () => undefined);
  app.get('/down', OPEN, (_request, reply) => reply.code(503).send());
  const failures = async (count: number) => {
    lines.length = 0;
    for (let call = 0; call < count; call += 1) await app.inject('/down');
    return lines.length;
  };
  assert.equal(await failures(601), 600);
  const later = performance.now() + 60_000;
  clocks.method(performance, 'now', () => later);
  assert.equal(await failures(1), 1);
  await app.close();
});
