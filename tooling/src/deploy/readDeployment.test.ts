import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { CONFIG } from '../testing/deployment.ts';
import { parseDeployment, readDeployment } from './readDeployment.ts';

const whole = JSON.parse(CONFIG) as object;
const folder = writeSite({
  'config.json': CONFIG,
  'hosted.json': JSON.stringify({
    ...whole,
    pusher: { key: 'key', cluster: 'eu' },
    remoteOrigins: ['https://other.example'],
  }),
  'injected.json': JSON.stringify({
    ...whole,
    remoteOrigins: ['https://a; script-src *'],
  }),
});
const file = (name: string) => path.join(folder, name);
const read = (...args: string[]) => readDeployment(parseDeployment(args), file('config.json'), {});
const shell = ['--shell', 'https://vstrecha.example'];

test('reads origins, processes and defaults of Debian [OPS-06]', () => {
  const { remotes, ...deployment } = read(
    ...shell,
    ...[
      '--remote',
      'mf_own_page=https://own.example:8443',
      '--api',
      '10.0.0.5:3001',
      '--api',
      '10.0.0.6:3001,api:4000',
    ],
  );
  assert.deepEqual(remotes, [
    {
      container: 'mf_own_page',
      folder: 'mf-own-page',
      origin: 'https://own.example:8443',
      host: 'own.example',
      port: 8443,
      isHttps: true,
    },
  ]);
  assert.deepEqual(deployment.api, ['10.0.0.5:3001', '10.0.0.6:3001', 'api:4000']);
  assert.equal(deployment.shell.port, 443);
  assert.equal(deployment.redirectPort, 80);
  assert.equal(deployment.files, '/srv/vstrecha');
  assert.equal(deployment.modules, '/usr/lib/nginx/modules');
});

test('takes the policy’s sources from config.json [OPS-06]', () => {
  const { sources } = read(...shell, '--config', file('hosted.json'));
  assert.deepEqual(sources, { pusherCluster: 'eu', approvedOrigins: ['https://other.example'] });
});

test('places files of an image below its root [OPS-06]', () => {
  const { root, out, certificate } = read(...shell, '--root', 'image');
  assert.deepEqual([root, out], [path.resolve('image'), '/etc/nginx']);
  assert.equal(certificate.file, '/etc/nginx/tls/fullchain.pem');
});

const WRONG: [option: string, ...args: string[]][] = [
  ['--shell'],
  ['--shell', '--shell', 'vstrecha.example'],
  ['--shell', '--shell', 'https://vstrecha.example/'],
  ['--shell', '--shell', 'ftp://vstrecha.example'],
  ['--shell', '--shell', 'https://[::1]'],
  ['--remote', ...shell, '--remote', 'https://catalog.example'],
  ['--remote', ...shell, '--remote', 'catalog=https://catalog.example'],
  ['--remote mf_catalog', ...shell, '--remote', 'mf_catalog=catalog.example'],
  ['each remote', ...shell, '--remote', 'mf_catalog=https://vstrecha.example'],
  ['--remote', ...shell, '--remote', 'mf_catalog=http://catalog.example:443'],
  ['--storybook', ...shell, '--storybook', 'https://vstrecha.example/storybook'],
  ['Storybook', ...shell, '--storybook', 'https://vstrecha.example'],
  ['--api', ...shell, '--api', '127.0.0.1'],
  ['--api', ...shell, '--api', '127.0.0.1:70000'],
  ['--api', ...shell, '--api', 'http://127.0.0.1:4000'],
  ['--files', ...shell, '--files', 'srv'],
  ['--files', ...shell, '--files', '/srv/$host'],
  ['--out', ...shell, '--out', '/etc/nginx; #'],
  ['--listen', ...shell, '--listen', 'localhost'],
  ['--redirect', ...shell, '--redirect', '443'],
  ['--redirect', ...shell, '--redirect', 'yes'],
  ['--key', ...shell, '--certificate', '/etc/tls/chain.pem'],
  ['--config', ...shell, '--config', file('missing.json')],
  ['--config', ...shell, '--config', file('injected.json')],
];
for (const [option, ...args] of WRONG)
  test(`names ${option} in the refusal of «${args.join(' ')}» [OPS-06]`, () => {
    assert.throws(
      () => read(...args),
      (error: unknown) => error instanceof UsageError && error.message.includes(option),
    );
  });
