import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { Build } from 'shared-api/federation/build';
import type { RemoteManifest } from 'shared-api/federation/remoteManifest';
import { describeForHosts, MANIFEST_FILE, type FederationManifest } from '../build/federationManifest.ts';
import { writeSite } from '../testing/writeSite.ts';
import { checkShells } from './checkContract.ts';
import { checkGlobals, findUnhashed, isUnreadable } from './checkStockBuild.ts';
import { describeStockBuild } from './describeStockBuild.ts';
import { readStockFiles, type StockFiles } from './readStockFiles.ts';
import { shellOf } from './testBuilds.ts';

const FOLDER = 'https://surveys.example/3.2.1/';
const SHELL = {
  provides: { react: ['*'], 'react/jsx-runtime': ['*'], 'shared-ui/Button': ['Button'] },
  versions: { react: '19.3.1', jotai: '3.0.1' },
};
const noAssets = () => ({ js: { sync: [] as string[], async: [] as string[] }, css: { sync: [], async: [] } });

/** A module as the plugin's manifest lists it. */
function share(name: string, fields: Partial<FederationManifest['shared'][number]> = {}) {
  return { id: name, name, version: '', singleton: true, requiredVersion: '^19.0.0', assets: noAssets(), ...fields };
}

interface Parts {
  shared?: FederationManifest['shared'];
  entry?: string;
  type?: string;
  publicPath?: string;
  late?: string;
}

const REMOTE: RemoteManifest = { name: 'mf_surveys', owner: '@surveys', pages: [], slots: {}, questions: {} };

function stockFiles({ shared = [share('react')], entry = '', type = 'global', publicPath = 'auto', late }: Parts = {}) {
  const manifest: FederationManifest = {
    ...describeForHosts('surveys', {
      build: '',
      entry: 'remoteEntry.js',
      exposes: { Page: ['page.js'] },
      requires: {},
    }),
    shared,
  };
  manifest.metaData = {
    ...manifest.metaData,
    buildInfo: { buildVersion: '3.2.1' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type },
    publicPath,
  };
  if (late !== undefined) manifest.exposes[0]?.assets.js.async.push('late.js');
  const files = { 'page.js': '', 'remoteEntry.js': entry, ...(late !== undefined && { 'late.js': late }) };
  return {
    manifest,
    remote: REMOTE,
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
  };
}

const describe = (files: StockFiles) => describeStockBuild(files, { folder: FOLDER, shells: [SHELL] });

test('describes a stock build from its manifest [TEAM-06]', () => {
  const { build, files, integrity, ...line } = describe(stockFiles());
  assert.match(build, /^3\.2\.1-[\da-f]{12}$/);
  assert.deepEqual(files, { [`${FOLDER}page.js`]: integrity, [`${FOLDER}remoteEntry.js`]: integrity });
  assert.deepEqual(line, {
    entry: `${FOLDER}remoteEntry.js`,
    global: 'surveys',
    exposes: { Page: [`${FOLDER}page.js`] },
    requires: { react: '^19.0.0' },
    needs: { react: [] },
    remote: REMOTE,
  });
});

test('describes an entry that is a module without a global [TEAM-06]', () => {
  const { type, global } = describe(stockFiles({ type: 'module' }));
  assert.deepEqual([type, global], ['module', undefined]);
});

test('reads the files that a manifest names and modules import [TEAM-06]', async () => {
  const { manifest } = stockFiles();
  const folder = writeSite({
    [MANIFEST_FILE]: JSON.stringify(manifest),
    'remote.json': JSON.stringify({ name: 'mf_surveys', owner: '@surveys', pages: [] }),
    'remoteEntry.js': 'import(`./assets/start.js`)',
    'page.js': '',
    'assets/start.js': 'import"./part.js";',
    'assets/part.js': 'import"../page.js";',
    'index.js': '',
  });
  const { files, remote } = await readStockFiles(folder);
  assert.deepEqual(remote, REMOTE);
  assert.deepEqual(Object.keys(files), ['assets/part.js', 'assets/start.js', 'page.js', 'remoteEntry.js']);
});

test('refuses a folder without a manifest, or with another file', async () => {
  await assert.rejects(readStockFiles(writeSite({})), /option manifest of the plugin/);
  await assert.rejects(readStockFiles(writeSite({ [MANIFEST_FILE]: '{}' })), /is no mf-manifest\.json/);
});

test('refuses a remote.json that names a missing expose [TEAM-06]', async () => {
  const slots = { 'own-page.side': 'Teaser' };
  const remote = writeSite({ 'remote.json': JSON.stringify({ ...REMOTE, slots }) });
  const folder = writeSite({
    [MANIFEST_FILE]: JSON.stringify(stockFiles().manifest),
    'remoteEntry.js': '',
    'page.js': '',
  });
  await assert.rejects(readStockFiles(folder), /remote\.json cannot be read/);
  await assert.rejects(
    readStockFiles(folder, `${remote}/remote.json`),
    /names Teaser, which the plugin does not expose/,
  );
});

const ranges: [string | false, string | undefined][] = [
  ['^19.0.0', '^19.0.0'],
  ['19.3.1', '^19.3.1'],
  ['>=18.0.0', '^19.0.0'],
  ['^18.2.0 || ^19.1.0', '^19.1.0'],
  ['^18.2.0', '^18.2.0'],
  ['^*', undefined],
  ['', undefined],
  [false, undefined],
];
for (const [range, expected] of ranges)
  test(`requires ${expected ?? 'any version'} for the range «${String(range)}» [TEAM-06]`, () => {
    const { requires } = describe(stockFiles({ shared: [share('react', { requiredVersion: range })] }));
    assert.equal(requires['react'], expected);
  });

test('requires no versions of subpaths [TEAM-06]', () => {
  const { requires, needs } = describe(stockFiles({ shared: [share('react/jsx-runtime'), share('jotai/vanilla')] }));
  assert.deepEqual(requires, {});
  assert.deepEqual(needs, { 'react/jsx-runtime': [], 'jotai/vanilla': [] });
});

test('needs no module that only it has [TEAM-06]', () => {
  const assets = { ...noAssets(), js: { sync: ['lodash.js'], async: [] } };
  const { needs } = describe(stockFiles({ shared: [share('lodash', { assets, singleton: false })] }));
  assert.deepEqual(needs, {});
});

test('refuses versions and modules that no live shell provides [TEAM-06]', () => {
  const shared = [share('react', { requiredVersion: '^18.2.0' }), share('jotai/vanilla')];
  const build = describe(stockFiles({ shared }));
  assert.throws(
    () => checkShells({ registry: { remotes: {} }, container: 'mf_surveys', build, shells: [shellOf(SHELL)] }),
    /vstrecha\.example does not provide: jotai\/vanilla, react \^18\.2\.0/,
  );
});

test('refuses a second copy of a module of the shell [TEAM-06]', () => {
  const shared = [share('react', { singleton: false })];
  assert.throws(() => describe(stockFiles({ shared })), /would break the page: react\. .*singleton: true/);
});

test('refuses a build made for another address [TEAM-06]', () => {
  assert.throws(() => describe(stockFiles({ publicPath: 'https://old.example/' })), /publicPath: 'auto'/);
});

const CHUNKS = 'r=self.chunk_surveys=self.chunk_surveys||[]';
const checkBeside = (files: StockFiles, remote: string, other: Partial<Build>) => {
  const line = { build: 'other', entry: 'data:text/javascript,', exposes: {}, requires: {}, ...other };
  return checkGlobals(files, { remotes: { [remote]: [line] } }, describe(files));
};

test('refuses the global name of another remote [TEAM-06]', async () => {
  await assert.rejects(checkBeside(stockFiles(), 'surveys', {}), /The name surveys belongs to surveys/);
  await assert.rejects(checkBeside(stockFiles(), 'mf_polls', { global: 'surveys' }), /belongs to mf_polls/);
  await checkBeside(stockFiles(), 'mf_surveys', { global: 'surveys' });
  await checkBeside(stockFiles({ type: 'module' }), 'mf_polls', { global: 'surveys' });
});

test('refuses two builds that collect chunks in one variable [TEAM-06]', async () => {
  const entry = `data:text/javascript,${CHUNKS}`;
  const files = stockFiles({ entry: CHUNKS });
  await assert.rejects(
    checkBeside(files, 'mf_surveys', { entry, global: 'surveys' }),
    /variable chunk_surveys .* output\.chunkLoadingGlobal/,
  );
  await checkBeside(files, 'mf_surveys', { entry, build: describe(files).build, global: 'surveys' });
  await checkBeside(stockFiles({ entry: CHUNKS.replaceAll('surveys', 'surveys_2') }), 'mf_surveys', { entry });
  const named = '"webpackChunkx"';
  const webpack = `self[${named}] = self[${named}] || []`;
  await assert.rejects(
    checkBeside(stockFiles({ entry: webpack }), 'mf_surveys', { entry: `data:text/javascript,${webpack}` }),
    /webpackChunkx/,
  );
  const minified = 'r=Array.isArray(self.chunk_s)?self.chunk_s:self.chunk_s=[]';
  await assert.rejects(
    checkBeside(stockFiles({ entry: minified }), 'mf_surveys', { entry: `data:text/javascript,${minified}` }),
    /chunk_s/,
  );
});

test('notices an entry whose text it cannot read [TEAM-06]', () => {
  const isSilent = (parts: Parts) => isUnreadable(stockFiles(parts), describe(stockFiles(parts)));
  assert.equal(isSilent({ entry: 'r=self.chunk_s??=[]' }), false);
  assert.equal(isSilent({ entry: 'r=chunks()' }), true);
  assert.equal(isSilent({ entry: 'import`./page.js`', type: 'module' }), false);
  assert.equal(isSilent({ entry: 'load("./page.js")', type: 'module' }), true);
});

test('finds late scripts without a hash [TEAM-06]', () => {
  const hash = createHash('sha384').update('late').digest('base64');
  const bare = stockFiles({ late: 'late' });
  assert.deepEqual(findUnhashed(bare, describe(bare)), ['late.js']);
  const hashed = stockFiles({ late: 'late', entry: `sri={late:"sha384-${hash}"}` });
  assert.deepEqual(findUnhashed(hashed, describe(hashed)), []);
  const module = stockFiles({ late: 'late', type: 'module' });
  assert.deepEqual(findUnhashed(module, describe(module)), []);
});
