import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { stringify } from 'yaml';
import { FACADES } from '../webpack/providedFiles.ts';
import { hashProvides, hashRemote, hashShell } from './hashInputs.ts';

let root = '';
let provides: Record<string, string[]> = {};
let hashes: Record<string, string> = {};
const remote = () => ({ folder: 'mf-news', container: 'mf_news', directory: path.join(root, 'mf-news') });
const hashNews = () => hashRemote(remote(), { provides, hashes });
const hashHost = () => hashShell(path.join(root, 'shell'));

function write(name: string, content = '{}'): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes the lockfile of a workspace with these dependencies by package, each in one version. */
function install(importers: Record<string, string[]>, snapshots: Record<string, Record<string, string>> = {}): void {
  const asked = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, { specifier: '*', version: '1.0.0' }]));
  const all = new Set([...Object.values(importers).flat(), 'webpack']);
  write(
    'pnpm-lock.yaml',
    stringify({
      importers: {
        'vstrecha-kit': { dependencies: asked(['webpack', 'playwright-core']) },
        ...Object.fromEntries(
          Object.entries(importers).map(([folder, names]) => [folder, { dependencies: asked(names) }]),
        ),
      },
      snapshots: {
        ...Object.fromEntries([...all, 'playwright-core'].map((name) => [`${name}@1.0.0`, {}])),
        ...Object.fromEntries(Object.entries(snapshots).map(([name, dependencies]) => [name, { dependencies }])),
      },
      packages: {},
    }),
  );
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  hashes = {
    'shared-ui/Button: Button': 'aaaaa',
    'shared-ui/Tag: Tag': 'bbbbb',
    'mf_meetings/Calendar': 'ccccc',
    'get /api/feed': 'ddddd',
  };
  provides = {
    react: ['*'],
    'shared-ui/Button': ['Button', 'ButtonLook'],
    'shared-ui/Tag': ['Tag'],
  };
  for (const name of [
    'shell/src/main.tsx',
    'shell/src/federation/host/provided.ts',
    'shell/public/config.json',
    'shell/webpack.config.ts',
    'shared-ui/src/Button.tsx',
    'shared-ui/package.json',
    'shared-api/src/feed.ts',
    'shared-api/package.json',
    'vstrecha-kit/src/build/describeRemoteBuild.ts',
    'vstrecha-kit/src/types/readTypes.ts',
    'tooling/src/build/drawPages.ts',
    'tooling/src/webpack/hostConfig.ts',
    'vstrecha-kit/tsconfig/web.json',
    'mf-news/src/exposes.test.ts',
    'mf-news/remote.json',
    'mf-news/webpack.config.ts',
    'mf-news/node_modules/react/package.json',
  ])
    write(name);
  for (const file of Object.values(FACADES)) write(path.join('shell', file));
  write('vstrecha-kit/src/webpack/remoteConfig.ts', "import webpack from 'webpack';");
  write('mf-news/src/exposes.ts', "import { Button } from 'shared-ui/Button';");
  write('shell/package.json', '{"dependencies":{"shared-ui":"workspace:*","react":"catalog:"}}');
  write('mf-news/package.json', '{"name":"mf-news","peerDependencies":{"react":"catalog:","shared-ui":"workspace:*"}}');
  write('mf-news/node_modules/react/package.json', '{"version":"1.0.0"}');
  install({ 'mf-news': ['luxon'], shell: ['react'] });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Whether an edit of a file gives a build another name. */
function counts(hash: () => string, name: string): boolean {
  const before = hash();
  appendFileSync(path.join(root, name), ' ');
  return hash() !== before;
}

/** Whether a change gives a build another name. */
function isNew(hash: () => string, change: () => void): boolean {
  const before = hash();
  change();
  return hash() !== before;
}

for (const name of [
  'mf-news/src/exposes.ts',
  'mf-news/remote.json',
  'mf-news/webpack.config.ts',
  'vstrecha-kit/src/webpack/remoteConfig.ts',
  'vstrecha-kit/src/build/describeRemoteBuild.ts',
])
  test(`rebuilds a remote when ${name} changes`, () => assert.ok(counts(hashNews, name)));

for (const name of [
  'mf-news/src/exposes.test.ts',
  'shell/src/main.tsx',
  'shell/src/federation/host/provided.ts',
  'shared-ui/src/Button.tsx',
])
  test(`reuses a remote’s build when ${name} changes [FED-04]`, () => assert.equal(counts(hashNews, name), false));

test('rebuilds a remote when a required package changes its version', () => {
  assert.ok(isNew(hashNews, () => write('mf-news/node_modules/react/package.json', '{"version":"2.0.0"}')));
});

test('rebuilds a remote only for changed types of its subjects', () => {
  write('mf-news/src/feed.ts', "request('get', '/api/feed'); const widget = 'mf_meetings/Calendar';");
  const change = (subject: string) => () => {
    hashes[subject] = 'zzzzz';
  };
  assert.equal(isNew(hashNews, change('shared-ui/Tag: Tag')), false);
  for (const subject of ['shared-ui/Button: Button', 'mf_meetings/Calendar', 'get /api/feed'])
    assert.ok(isNew(hashNews, change(subject)), subject);
});

test('rebuilds a remote when the shell removes an imported name', () => {
  assert.ok(
    isNew(hashNews, () => {
      provides['shared-ui/Button'] = [];
    }),
  );
});

test('rebuilds only for new packages of the build [FED-04]', () => {
  const build = () => [hashNews(), hashHost()].join();
  assert.equal(
    isNew(build, () =>
      install({ 'mf-news': ['luxon'], shell: ['react'], 'mf-other': ['chart'], 'reference-api': ['pg'] }),
    ),
    false,
  );
  assert.ok(isNew(hashNews, () => install({ 'mf-news': ['luxon', 'chart'], shell: ['react'] })));
});

test('counts indirect dependencies of the build and of webpack', () => {
  const importers = { 'mf-news': ['luxon'], shell: ['react'] };
  assert.ok(isNew(hashNews, () => install(importers, { 'luxon@1.0.0': { zone: '1.0.0' }, 'zone@1.0.0': {} })));
  assert.ok(isNew(hashNews, () => install(importers, { 'webpack@1.0.0': { acorn: '1.0.0' }, 'acorn@1.0.0': {} })));
  assert.equal(
    isNew(hashNews, () =>
      install(importers, {
        'webpack@1.0.0': { acorn: '1.0.0' },
        'acorn@1.0.0': {},
        'playwright-core@1.0.0': { ws: '1.0.0' },
        'ws@1.0.0': {},
      }),
    ),
    false,
  );
});

test('rebuilds the shell only for the workspace packages in it', () => {
  assert.ok(counts(hashHost, 'shared-ui/src/Button.tsx'));
  assert.equal(counts(hashHost, 'shared-api/src/feed.ts'), false);
  write('shared-ui/package.json', '{"dependencies":{"shared-api":"workspace:*"}}');
  assert.ok(counts(hashHost, 'shared-api/src/feed.ts'));
});

for (const name of [
  'shell/src/federation/host/provided.ts',
  ...Object.values(FACADES).map((file) => `shell/${file}`),
  'shared-ui/src/Button.tsx',
])
  test(`rereads what the shell provides when ${name} changes`, () =>
    assert.ok(counts(() => hashProvides(path.join(root, 'shell')), name)));
