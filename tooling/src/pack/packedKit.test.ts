import assert from 'node:assert/strict';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { repositoryRoot } from '../system/packages.ts';
import { packPackages } from './packPackages.ts';
import { readSourceManifest } from './publishedManifest.ts';

const installed = path.join(repositoryRoot, 'vstrecha-kit/node_modules');

test('passes the kit’s tests from its pack alone [TEAM-05]', async () => {
  const root = writeSite({});
  const packages = path.join(root, 'node_modules');
  for (const [name, file] of Object.entries(await packPackages(root, ['shared-api', 'vstrecha-kit']))) {
    const folder = path.join(packages, name);
    mkdirSync(folder, { recursive: true });
    await execa('tar', ['-xzf', file, '--strip-components=1', '-C', folder]);
  }
  const kit = path.join(packages, 'vstrecha-kit');
  // As npm would install them, without a network.
  const { dependencies, peerDependencies } = readSourceManifest(kit);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (existsSync(path.join(packages, name))) continue;
    mkdirSync(path.dirname(path.join(packages, name)), { recursive: true });
    symlinkSync(path.join(installed, name), path.join(packages, name));
  }
  const { stdout, failed } = await execa('npm', ['test'], {
    cwd: kit,
    reject: false,
    timeout: 180_000,
    env: { NODE_TEST_CONTEXT: undefined },
  });
  assert.equal(failed, false, stdout);
  assert.match(stdout, /accepts an added variant, at release and deploy/);
});
