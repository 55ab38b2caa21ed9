import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { watchSources } from './watchSources.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
after(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'config.json');
const write = (content: string) => writeFileSync(file, content);
const configure = (pusher: object, remoteOrigins?: string[]) =>
  write(JSON.stringify({ pusher: { key: 'key', ...pusher }, banners: [], managers: [], remoteOrigins }));
const approve = (...remoteOrigins: string[]) => configure({ cluster: 'eu', path: '/push' }, remoteOrigins);

test('takes an approved origin without a restart [TEAM-03]', () => {
  approve();
  const sources = watchSources(file);
  assert.deepEqual(sources().approvedOrigins, []);
  approve('https://surveys.example');
  assert.deepEqual(sources(), { approvedOrigins: ['https://surveys.example'] });
});

test('keeps the sources after an unreadable change', (context) => {
  const complain = context.mock.method(console, 'error', () => {});
  approve('https://surveys.example');
  const sources = watchSources(file);
  for (const change of [() => write('{'), () => approve('https://surveys.example/; script-src *')]) {
    change();
    assert.deepEqual(sources().approvedOrigins, ['https://surveys.example']);
  }
  assert.equal(complain.mock.callCount(), 2);
});

test('lets pages connect to the configured push service only', () => {
  const sourcesOf = (pusher: object) => {
    configure(pusher);
    const { approvedOrigins, ...source } = watchSources(file)();
    return source;
  };
  assert.deepEqual(sourcesOf({ cluster: 'eu' }), { pusherCluster: 'eu' });
  assert.deepEqual(sourcesOf({ host: 'push.example' }), { pusherOrigin: 'wss://push.example' });
  assert.deepEqual(sourcesOf({ host: 'push.example', wssPort: 6002 }), { pusherOrigin: 'wss://push.example:6002' });
  assert.deepEqual(sourcesOf({ host: '127.0.0.1', wsPort: 6001, forceTLS: false }), {
    pusherOrigin: 'ws://127.0.0.1:6001',
  });
});
