import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { StartupError } from '../errors/startupError.ts';
import { readConfig } from './config.ts';
import { VARIABLES } from './variables.ts';
import { makePushKeys } from './webPushConfig.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://vstrecha.example',
  DATA_DIR: '/data',
  MAIL_DIR: '/mail',
};
const PUSHER = { PUSHER_APP_ID: '1', PUSHER_KEY: 'key', PUSHER_SECRET: 'secret' };
const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = makePushKeys();
const VAPID = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: 'mailto:push@vstrecha.example' };
const BUCKET = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

test('listens on this machine only by default', () => {
  const { port, host, startAt, hostedPush, settings } = readConfig({});
  assert.deepEqual(
    { port, host, startAt, hostedPush, settings },
    { port: 4000, host: '127.0.0.1', startAt: undefined, hostedPush: undefined, settings: {} },
  );
});

test('reads NOW in Moscow time and switches as booleans', () => {
  assert.equal(readConfig({ NOW: '2026-11-21T12:00' }).startAt?.toISOString(), '2026-11-21T09:00:00.000Z');
  assert.deepEqual(readConfig({ SETTING_PREMODERATION: '1', SETTING_CATALOG: '0' }).settings, {
    premoderation_status: true,
    catalog_status: false,
  });
});

test('refuses an unusable value in one Russian sentence without passwords', () => {
  const wrong = [
    { PORT: 'http' },
    { PORT: '70000' },
    { PORT: '-1' },
    { NOW: 'завтра' },
    { DATABASE_URL: 'mysql://a:secret@b' },
    { PUSHER_KEY: 'x', PUSHER_SECRET: 'secret' },
    { PUSHER_PORT: '6001' },
    { ...PUSHER, PUSHER_HOST: 'push.example:6001' },
    { ...PUSHER, PUSHER_HOST: 'https://push.example' },
    { ...PUSHER, PUSHER_HOST: 'push.example', PUSHER_PORT: '70000' },
    { ...PUSHER, PUSHER_HOST: 'push.example', PUSHER_USE_TLS: 'no' },
    { SETTING_SENDING: 'да' },
    { MAIL_URL: 'http://a:secret@b' },
    { PUBLIC_URL: 'javascript:1' },
    { SESSION_IDLE_HOURS: '0' },
    { SESSION_HOURS: 'месяц' },
    { SEED: 'да' },
    { TRUSTED_PROXIES: 'proxy.example' },
    { TRUSTED_PROXIES: '10.0.0.1,' },
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    { TRUSTED_PROXIES: '0.0.0.0/0' },
    { SOCKET_ORIGINS: '*' },
    { SOCKET_ORIGINS: 'https://vstrecha.example/' },
    { SOCKET_ORIGINS: 'https://vstrecha.example,' },
    { WRITES_PER_MINUTE: '-1' },
    { ATTACHMENT_MEGABYTES: '1.5' },
    { S3_ENDPOINT: 'https://s3.example' },
    { S3_BUCKET: 'files' },
    { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' },
    { ...BUCKET, S3_BUCKET: 'Мои файлы' },
    { ...BUCKET, S3_ENDPOINT: 's3.example' },
    { ...BUCKET, S3_PATH_STYLE: 'да' },
    { PUSH_HOSTS: 'push.example' },
    { VAPID_PUBLIC_KEY: VAPID.VAPID_PUBLIC_KEY },
    { ...VAPID, VAPID_PRIVATE_KEY: makePushKeys().privateKey },
    { ...VAPID, VAPID_PRIVATE_KEY: 'secret' },
    { ...VAPID, VAPID_PRIVATE_KEY: 'A'.repeat(43) },
    { ...VAPID, VAPID_SUBJECT: 'push@vstrecha.example' },
    { ...VAPID, VAPID_SUBJECT: 'mailto:root@localhost' },
    { ...VAPID, VAPID_SUBJECT: 'https://localhost' },
    { ...VAPID, VAPID_KEY: 'secret' },
    ...[
      'https://push.example',
      'push.example/',
      '*.push.example',
      '.com',
      'a@push.example',
      'push.example:99999',
      'a,',
    ].map((PUSH_HOSTS) => ({ ...VAPID, PUSH_HOSTS })),
  ];
  for (const env of wrong) {
    assert.throws(
      () => readConfig(env),
      (error) =>
        error instanceof StartupError && /^[A-Z][^\n]*\.$/.test(error.message) && !error.message.includes('secret'),
      JSON.stringify(env),
    );
  }
});

test('seeds demo accounts by default only in the embedded database', () => {
  const DATABASE_URL = 'postgres://localhost/vstrecha';
  const seeds = [{}, { DATABASE_URL }, { DATABASE_URL, SEED: 'demo' }, { SEED: 'catalogues' }];
  assert.deepEqual(
    seeds.map((env) => readConfig(env).seed),
    ['demo', 'catalogues', 'demo', 'catalogues'],
  );
});

test('trusts only proxies on this machine unless others are named', () => {
  assert.deepEqual(readConfig({}).front, { trustedProxies: ['loopback'], socketOrigins: [], isProduction: false });
  assert.deepEqual(readConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8, fd00::1', ...PRODUCTION }).front, {
    trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::1'],
    socketOrigins: [],
    isProduction: true,
  });
});

test('reads the other origins that may open push sockets', () => {
  assert.deepEqual(readConfig({ SOCKET_ORIGINS: 'https://a.example, http://b.example:8080' }).front.socketOrigins, [
    'https://a.example',
    'http://b.example:8080',
  ]);
});

test('ends sessions after seven days unused or thirty in all', () => {
  const hour = 3_600_000;
  assert.deepEqual(readConfig({}).sessionLimits, { idleMs: 7 * 24 * hour, absoluteMs: 30 * 24 * hour });
  const { sessionLimits } = readConfig({ SESSION_IDLE_HOURS: '12', SESSION_HOURS: '48' });
  assert.deepEqual(sessionLimits, { idleMs: 12 * hour, absoluteMs: 48 * hour });
});

test('puts files and mail in DATA_DIR, strips PUBLIC_URL’s trailing slash', () => {
  const { storageDir, mail, publicUrl } = readConfig({ DATA_DIR: '/data', PUBLIC_URL: 'https://vstrecha.example/' });
  assert.deepEqual(
    [storageDir, mail.folder, mail.url, publicUrl],
    [resolve('/data/storage'), resolve('/data/mail'), undefined, 'https://vstrecha.example'],
  );
  assert.equal(readConfig({ STORAGE_DIR: '/files', MAIL_URL: 'smtps://a:b@c' }).storageDir, resolve('/files'));
});

test('reads the bucket and where its name goes [OPS-09]', () => {
  const amazon = { bucket: 'files', accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' };
  assert.equal(readConfig({}).bucket, undefined);
  assert.deepEqual(readConfig(BUCKET).bucket, { ...amazon, endpoint: undefined, isPathStyle: false });
  assert.deepEqual(readConfig({ ...BUCKET, S3_ENDPOINT: 'https://s3.example/', S3_REGION: 'ru-central1' }).bucket, {
    ...amazon,
    endpoint: 'https://s3.example',
    region: 'ru-central1',
    isPathStyle: true,
  });
  assert.equal(
    readConfig({ ...BUCKET, S3_ENDPOINT: 'https://s3.example', S3_PATH_STYLE: '0' }).bucket?.isPathStyle,
    false,
  );
});

test('limits writes and sockets by default, but not with 0', () => {
  assert.deepEqual(readConfig({}).limits, {
    writesPerMinute: 600,
    guestBodiesPerMinute: 600,
    socketsPerAddress: 500,
    attachmentBytes: 2 ** 30,
  });
  assert.deepEqual(
    readConfig({ WRITES_PER_MINUTE: '0', SOCKETS_PER_ADDRESS: '0', ATTACHMENT_MEGABYTES: '10' }).limits,
    {
      guestBodiesPerMinute: 600,
      socketsPerAddress: Infinity,
      writesPerMinute: Infinity,
      attachmentBytes: 10 * 2 ** 20,
    },
  );
});

test('refuses names that are almost ours or begin like ours', () => {
  const wrong = {
    DATABSE_URL: 'There is no variable DATABSE_URL. Did you mean DATABASE_URL?',
    PUBLIC_URI: 'There is no variable PUBLIC_URI. Did you mean PUBLIC_URL?',
    PUSHER_HOTS: 'There is no variable PUSHER_HOTS. Did you mean PUSHER_HOST?',
    SETTING_CHAT: 'There is no variable SETTING_CHAT: docs/configuration.md lists all variables.',
  };
  for (const [name, sentence] of Object.entries(wrong))
    assert.throws(
      () => readConfig({ [name]: 'x' }),
      (error) => error instanceof StartupError && error.message === sentence,
      name,
    );
});

test('treats an empty variable as a missing one', () => {
  const empty = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, '']));
  assert.deepEqual(readConfig(empty), readConfig({}));
});

test('accepts variables of other programs', () => {
  const others = [
    'PATH',
    'PORTS',
    'HOSTS',
    'SHELL',
    'MAIL',
    'MAILDIR',
    'PGDATABASE',
    'TEST_DATABASE_URL',
    'NODE_OPTIONS',
  ];
  assert.equal(readConfig(Object.fromEntries(others.map((name) => [name, 'x']))).port, 4000);
  assert.equal(readConfig({ DATABSE_URL: '' } as object).port, 4000);
});

test('names what production lacks', () => {
  for (const name of ['PUBLIC_URL', 'DATA_DIR', 'MAIL_DIR'] as const)
    assert.throws(
      () => readConfig({ ...PRODUCTION, [name]: '' }),
      (error) => error instanceof StartupError && error.message.includes(name),
      name,
    );
  assert.equal(
    readConfig({ ...PRODUCTION, DATA_DIR: '', DATABASE_URL: 'postgres://db/vstrecha' }).publicUrl,
    PRODUCTION.PUBLIC_URL,
  );
});

test('sends events to hosted Pusher or to a compatible server', () => {
  const serverOf = (env: object) => readConfig({ ...PUSHER, ...env }).hostedPush?.server;
  assert.deepEqual(serverOf({ PUSHER_CLUSTER: 'eu' }), { cluster: 'eu' });
  assert.deepEqual(serverOf({ PUSHER_HOST: 'push.example' }), { host: 'push.example', port: 443, useTls: true });
  assert.deepEqual(serverOf({ PUSHER_HOST: '10.0.0.7', PUSHER_PORT: '6001', PUSHER_USE_TLS: '0' }), {
    host: '10.0.0.7',
    port: 6001,
    useTls: false,
  });
});

test('reads the keys of web push and further services [DAY-07]', () => {
  assert.equal(readConfig({}).webPush, undefined);
  assert.deepEqual(readConfig({ ...VAPID, PUSH_HOSTS: 'Push.example:443, .push.example:8443,localhost:1' }).webPush, {
    publicKey: VAPID.VAPID_PUBLIC_KEY,
    privateKey: VAPID.VAPID_PRIVATE_KEY,
    subject: 'mailto:push@vstrecha.example',
    hosts: ['push.example', '.push.example:8443', 'localhost:1'],
  });
});
