import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StartupError } from '../errors/startupError.ts';
import { readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://vstrecha.example',
  DATA_DIR: '/data',
  MAIL_DIR: '/mail',
};

const running = (env: Record<string, string>) => {
  const { logLevel, metrics, stopping } = readConfig(env);
  return { logLevel, metrics, stopping };
};

test('serves no figures and does not drain outside production [OPS-07]', () => {
  assert.deepEqual(running({}), {
    logLevel: 'info',
    metrics: undefined,
    stopping: { drainMs: 0, limitMs: 25_000 },
  });
});

test('drains in production and serves figures on this machine [OPS-07]', () => {
  assert.deepEqual(running({ ...PRODUCTION, METRICS_PORT: '9464', LOG_LEVEL: 'debug' }), {
    logLevel: 'debug',
    metrics: { port: 9464, host: '127.0.0.1' },
    stopping: { drainMs: 10_000, limitMs: 25_000 },
  });
});

test('follows the variables of figures and stopping [OPS-07]', () => {
  assert.deepEqual(running({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.6', DRAIN_SECONDS: '60' }), {
    logLevel: 'info',
    metrics: { port: 9464, host: '10.0.0.6' },
    stopping: { drainMs: 60_000, limitMs: 60_000 },
  });
});

const BAD: [Record<string, string>, RegExp][] = [
  [{ LOG_LEVEL: 'trace' }, /^LOG_LEVEL .*debug, info, warn, error.*"trace"\.$/],
  [{ METRICS_PORT: 'http' }, /^METRICS_PORT .*"http"\.$/],
  [{ METRICS_PORT: '4000' }, /^METRICS_PORT and PORT .*4000/],
  [{ METRICS_HOST: '10.0.0.6' }, /^METRICS_HOST .*METRICS_PORT/],
  [{ DRAIN_SECONDS: '1.5' }, /^DRAIN_SECONDS .*"1\.5"\.$/],
  [{ DRAIN_SECONDS: '30', STOP_SECONDS: '20' }, /^STOP_SECONDS \(20\) .*DRAIN_SECONDS \(30\)/],
  [{ STOP_SECONDS: '3601' }, /^STOP_SECONDS .*"3601"\.$/],
];
for (const [env, sentence] of BAD)
  test(`refuses ${JSON.stringify(env)} with one sentence [OPS-07]`, () => {
    assert.throws(
      () => readConfig(env),
      (error) => error instanceof StartupError && sentence.test(error.message) && !error.message.includes('\n'),
    );
  });
