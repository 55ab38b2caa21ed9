import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { execa } from 'execa';
import { repositoryRoot } from '../system/packages.ts';

const bin = mkdtempSync(path.join(tmpdir(), 'vstrecha-ci-'));
after(() => rmSync(bin, { recursive: true }));

/** Runs .ci/run with scripts in place of `npm test` and `npm test -- --rest`. */
async function runCi(quick: string, rest: string) {
  writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\nif [ "$3" = --rest ]; then ${rest}; else ${quick}; fi\n`);
  chmodSync(path.join(bin, 'npm'), 0o755);
  const { exitCode, stdout } = await execa('bash', [path.join(repositoryRoot, '.ci/run')], {
    env: { PATH: `${bin}:${process.env.PATH}` },
    reject: false,
  });
  return { exitCode, last: stdout.split('\n').at(-1) };
}

test('CI ends with the counts of both parts', async () => {
  // A failed step prints its own counts before the last line.
  const quick = 'echo "7 passed, 7 failed"; echo "40 passed, 0 failed"';
  assert.deepEqual(await runCi(quick, 'echo "2 passed, 0 failed"'), { exitCode: 0, last: '42 passed, 0 failed' });
  assert.deepEqual(await runCi(quick, 'echo "2 passed, 1 failed"; exit 1'), {
    exitCode: 1,
    last: '42 passed, 1 failed',
  });
});

test('CI leaves out the rest when `npm test` fails', async () => {
  const failed = 'echo "39 passed, 1 failed"; exit 1';
  assert.deepEqual(await runCi(failed, 'echo "2 passed, 0 failed"'), { exitCode: 1, last: '39 passed, 1 failed' });
});

test('CI counts a run without a summary as failed', async () => {
  assert.deepEqual(await runCi('echo "no space left"; exit 3', 'true'), { exitCode: 3, last: '0 passed, 1 failed' });
});
