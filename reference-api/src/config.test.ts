import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { StartupError } from './startupError.ts';

test('without variables the server listens on this machine only', () => {
  const { port, host, startAt, hostedPush, settings } = readConfig({});
  assert.deepEqual({ port, host, startAt, hostedPush, settings }, { port: 4000, host: '127.0.0.1', startAt: undefined, hostedPush: undefined, settings: {} });
});

test('NOW without a zone is Moscow time, settings are 0 and 1', () => {
  assert.equal(readConfig({ NOW: '2026-11-21T12:00' }).startAt?.toISOString(), '2026-11-21T09:00:00.000Z');
  assert.deepEqual(readConfig({ SETTING_PREMODERATION: '1', SETTING_CATALOG: '0' }).settings, { premoderation_status: true, catalog_status: false });
});

test('an unusable value is named in one Russian sentence that keeps passwords to itself', () => {
  const wrong = [{ PORT: 'http' }, { PORT: '70000' }, { PORT: '-1' }, { NOW: 'завтра' }, { DATABASE_URL: 'mysql://a:secret@b' }, { PUSHER_KEY: 'x', PUSHER_SECRET: 'secret' }, { SETTING_SENDING: 'да' }];
  for (const env of wrong) {
    assert.throws(
      () => readConfig(env),
      (error) => error instanceof StartupError && /^[^\n]*[а-я][^\n]*\.$/.test(error.message) && !error.message.includes('secret'),
      JSON.stringify(env),
    );
  }
});
