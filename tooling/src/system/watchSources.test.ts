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
const approve = (...remoteOrigins: string[]) =>
  write(JSON.stringify({ pusher: { cluster: 'eu', path: '/push' }, remoteOrigins }));

test('takes an approved origin without a restart [TEAM-03]', () => {
  approve();
  const sources = watchSources(file);
  assert.deepEqual(sources().approvedOrigins, []);
  approve('https://surveys.example');
  assert.deepEqual(sources(), { pusherCluster: undefined, approvedOrigins: ['https://surveys.example'] });
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
