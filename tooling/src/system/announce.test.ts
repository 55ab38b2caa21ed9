import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { explainFailure } from 'vstrecha-kit/system/runCommandLine';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { printDemoAccounts } from './announce.ts';
import { repositoryRoot } from './packages.ts';

function catchLines({ mock }: TestContext): () => string[] {
  const log = mock.method(console, 'log', () => {});
  return () => log.mock.calls.map(({ arguments: [line] }) => String(line));
}

test('prints each demo account with its password [OPS-01]', async (context) => {
  const lines = catchLines(context);
  await printDemoAccounts();
  assert.match(lines()[0] ?? '', /^ {2}supplier@vstrecha\.example +vstrecha2026 {2}supplier: /);
  assert.ok(lines().some((line) => /admin@.*pages of the organizer/.test(line)));
});

test('explains a full disk, a missing file or usage error [OPS-01]', () => {
  const full = /^The disk is full\.[^\n]+$/;
  assert.match(String(explainFailure(Object.assign(new Error('write'), { code: 'ENOSPC' }))), full);
  assert.match(String(explainFailure(new Error("Error: ENOSPC: no space left on device, open 'x.js'"))), full);
  assert.match(String(explainFailure(Object.assign(new Error('write'), { code: 'EDQUOT' }))), full);
  assert.match(String(explainFailure(new Error('build', { cause: new Error('ENOSPC: write') }))), full);
  assert.equal(explainFailure(new UsageError('Port 1 is in use.')), 'Port 1 is in use.');
  assert.throws(
    () => readFileSync('/missing/registry.json'),
    (error) => explainFailure(error) === "ENOENT: no such file or directory, open '/missing/registry.json'.",
  );
  const other = new Error('other');
  assert.equal(explainFailure(other), other);
});

/** Loaded before a command: every look at the disk fails as on a full one. */
const FULL_DISK = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
  fs.existsSync = () => { throw Object.assign(new Error('write'), { code: 'ENOSPC' }); };
  syncBuiltinESMExports();`;

for (const [script, ...args] of [['build.ts'], ['kit.ts', 'rollback', 'mf-catalog']] as const)
  test(`${script} explains a full disk in one sentence [OPS-01]`, () => {
    const preload = `data:text/javascript,${encodeURIComponent(FULL_DISK)}`;
    const file = path.join(repositoryRoot, 'tooling/bin', script);
    const { status, stderr } = spawnSync(process.execPath, ['--import', preload, file, ...args], {
      encoding: 'utf8',
    });
    assert.match(stderr, /^The disk is full\.[^\n]+\n$/);
    assert.equal(status, 1);
  });
