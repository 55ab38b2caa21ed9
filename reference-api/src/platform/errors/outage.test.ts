import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { createHttp } from '../http/createHttp.ts';
import { log } from '../log/log.ts';
import { createOutageLog, isDiskFull, outageOf } from './outage.ts';

const failed = (cause: Error) => new DrizzleQueryError('select secret', ['value'], cause);
const withCode = (code: string, message = code) => Object.assign(new Error(message), { code });

test('distinguishes outages from programming errors [OPS-03]', () => {
  const table: [unknown, ReturnType<typeof outageOf>][] = [
    [failed(withCode('57P01')), 'database'],
    [failed(withCode('08006')), 'database'],
    [failed(withCode('ECONNREFUSED')), 'database'],
    [failed(new Error('Connection terminated unexpectedly')), 'database'],
    [failed(new AggregateError([withCode('ECONNREFUSED')])), 'database'],
    [failed(withCode('53300')), 'overload'],
    [failed(withCode('57014')), 'overload'],
    [failed(withCode('53100')), 'disk'],
    [withCode('ENOSPC'), 'disk'],
    [new Error('Cannot write file', { cause: Object.assign(new Error('refused'), { $metadata: {} }) }), 'bucket'],
    [new Error('VipsForeignSave: write error: No space left on device'), 'disk'],
    [failed(withCode('23505')), undefined],
    [failed(new TypeError('Converting circular structure to JSON')), undefined],
    // Errors of a client or a mail server.
    [withCode('ECONNRESET'), undefined],
    [withCode('ECONNREFUSED'), undefined],
    ['text', undefined],
  ];
  for (const [error, outage] of table) assert.equal(outageOf(error), outage, String(error));
});

test('logs only the beginning and the end of an outage [OPS-03]', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const outages = createOutageLog({ error: note, info: note });
  for (let failures = 0; failures < 100; failures += 1) {
    outages.note('database', failed(new Error('Connection terminated')));
    mock.timers.tick(10_000);
  }
  outages.note('disk', withCode('ENOSPC', 'write'));
  mock.timers.tick(15_000);
  assert.deepEqual(lines, [
    'The database is unreachable (Connection terminated). Until it ends, requests are answered with 503.',
    'The disk is full (write). Until it ends, requests are answered with 503.',
    'The database is reachable again. Failures meanwhile: 100.',
    'The disk has room again. Failures meanwhile: 1.',
  ]);
});

test('answers 503 with Retry-After when the disk is full [OPS-03]', async ({ mock }) => {
  const written = mock.method(log, 'error', () => undefined);
  const app = await createHttp({ now: () => new Date('2026-11-21T09:00:00Z') });
  app.get('/full', { config: { access: 'guest' } }, () => {
    throw withCode('ENOSPC', 'ENOSPC: no space left on device, write');
  });
  for (let call = 0; call < 3; call += 1) {
    const { statusCode, headers, body } = await app.inject('/full');
    assert.deepEqual(
      [statusCode, headers['retry-after'], body],
      [503, '5', 'Сервис временно недоступен. Попробуйте позже.'],
    );
  }
  assert.equal(written.mock.callCount(), 1);
  await app.close();
});

const system = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28 });
const pglite = Object.assign(Object.create({ name: 'ErrnoError' }) as object, { errno: 51 });
const server = Object.assign(new Error('could not extend file'), { code: '53100' });

for (const [name, error] of Object.entries({ system, pglite, server }))
  test(`recognises a full disk in the ${name}'s error [OPS-01]`, () => {
    assert.ok(isDiskFull(error));
    assert.ok(isDiskFull(new Error('Failed query', { cause: error })));
  });

for (const error of [
  undefined,
  'ENOSPC',
  new Error('ENOSPC'),
  Object.assign(new Error(), { code: 'EACCES', errno: 51 }),
])
  test(`does not take «${String(error)}» for a full disk [OPS-01]`, () => {
    assert.equal(isDiskFull(error), false);
  });
