import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { FACADES } from '../webpack/providedFiles.ts';
import { hashRemote, hashShell } from './hashInputs.ts';

let root = '';
const remote = () => ({ folder: 'mf-news', container: 'mf_news', directory: path.join(root, 'mf-news') });

function write(name: string, content = '{}'): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  for (const name of [
    'pnpm-lock.yaml',
    'tooling/src/webpack/remoteConfig.ts',
    'shell/src/main.tsx',
    'shell/src/federation/provided.ts',
    'shell/public/config.json',
    'shell/webpack.config.ts',
    'shared-ui/src/Button.tsx',
    'shared-ui/package.json',
    'shared-news/src/feed.ts',
    'shared-news/package.json',
    'mf-news/src/exposes.ts',
    'mf-news/src/exposes.test.ts',
    'mf-news/webpack.config.ts',
    'mf-news/node_modules/shared-ui/package.json',
  ])
    write(name);
  for (const file of Object.values(FACADES)) write(path.join('shell', file));
  write('shell/package.json', '{"dependencies":{"shared-ui":"workspace:*","react":"catalog:"}}');
  write('mf-news/package.json', '{"peerDependencies":{"shared-ui":"workspace:*"}}');
  write('mf-news/node_modules/shared-ui/package.json', '{"version":"1.0.0"}');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Whether one more line in a file gives a build another name. */
function counts(hash: () => string, name: string): boolean {
  const before = hash();
  appendFileSync(path.join(root, name), ' ');
  return hash() !== before;
}

for (const [module, file] of Object.entries(FACADES)) {
  test(`a remote is built again when the names that the shell provides of ${module} change`, () => {
    assert.ok(counts(() => hashRemote(remote()), path.join('shell', file)));
  });
}

for (const name of [
  'mf-news/src/exposes.ts',
  'mf-news/webpack.config.ts',
  'shell/src/federation/provided.ts',
  'tooling/src/webpack/remoteConfig.ts',
  'pnpm-lock.yaml',
]) {
  test(`a remote is built again when ${name} changes`, () => assert.ok(counts(() => hashRemote(remote()), name)));
}

for (const name of ['mf-news/src/exposes.test.ts', 'shell/src/main.tsx', 'shared-ui/src/Button.tsx']) {
  test(`a remote’s build stands when ${name} changes`, () =>
    assert.equal(
      counts(() => hashRemote(remote()), name),
      false,
    ));
}

test('a remote is built again when a package that it requires of the shell has another version', () => {
  const before = hashRemote(remote());
  write('mf-news/node_modules/shared-ui/package.json', '{"version":"2.0.0"}');
  assert.notEqual(hashRemote(remote()), before);
});

test('the shell is built again when a workspace package in it changes, not for another', () => {
  const hash = () => hashShell(path.join(root, 'shell'));
  assert.ok(counts(hash, 'shared-ui/src/Button.tsx'));
  assert.equal(counts(hash, 'shared-news/src/feed.ts'), false);
  write('shared-ui/package.json', '{"dependencies":{"shared-news":"workspace:*"}}');
  assert.ok(counts(hash, 'shared-news/src/feed.ts'));
});
