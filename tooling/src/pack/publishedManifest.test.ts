import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../system/packages.ts';
import { publishManifest, readSourceManifest } from './publishedManifest.ts';

const directory = path.join(repositoryRoot, 'vstrecha-kit');
const publish = (imported: string[] = [], folder = directory) =>
  publishManifest(repositoryRoot, folder, new Set(imported)) as ReturnType<typeof readSourceManifest>;

test('replaces catalog and workspace by versions [TEAM-05]', () => {
  const { dependencies, peerDependencies } = publish();
  const { version } = readSourceManifest(path.join(repositoryRoot, 'shared-api'));
  assert.equal(peerDependencies?.['shared-api'], `^${version}`);
  assert.doesNotMatch(JSON.stringify({ dependencies, peerDependencies }), /catalog:|workspace:/);
});

test('makes packages of the workspace peers [TEAM-05]', () => {
  const { dependencies, peerDependencies } = publish([], path.join(repositoryRoot, 'shared-ui'));
  assert.equal(dependencies?.['shared-api'], undefined);
  assert.match(peerDependencies?.['shared-api'] ?? '', /^\^/);
});

test('exports emitted modules with their declarations [TEAM-05]', () => {
  const { exports, bin } = publish();
  assert.deepEqual(exports['./*'], { types: './dist/*.d.ts', default: './dist/*.js' });
  assert.equal(exports['./tsconfig/*'], './tsconfig/*');
  assert.equal(bin?.kit, './dist/cli/kit.js');
});

test('asks package managers for the Node.js that the kit needs [TEAM-05]', () => {
  assert.deepEqual(publish().engines, { node: '>=22' });
});

test('refuses an undeclared import', () => {
  assert.throws(() => publish(['left-pad']), /vstrecha-kit imports left-pad without declaring it/);
});
