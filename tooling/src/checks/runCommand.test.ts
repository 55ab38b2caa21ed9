import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { runCommand } from './runCommand.ts';

const node = JSON.stringify(process.execPath);
const run = (script: string, silenceMs = 20_000) =>
  runCommand({ line: `${node} -e "${script}"`, cwd: tmpdir(), silenceMs });

test('keeps both streams and judges by the exit code', async () => {
  assert.deepEqual(await run("console.log('one'); console.error('two')"), { isSuccess: true, output: 'one\ntwo\n' });
  const failed = await run("console.log('why'); process.exitCode = 3");
  assert.deepEqual(failed, { isSuccess: false, output: 'why\n' });
});

test('reports a program that does not exist as a failure', async () => {
  const { isSuccess, output } = await runCommand({ line: 'no-such-program-here', cwd: tmpdir(), silenceMs: 20_000 });
  assert.equal(isSuccess, false);
  assert.match(output, /no-such-program-here/);
});

test('ends a silent command with its children', async () => {
  const { isSuccess, output } = await run(
    "require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })",
    700,
  );
  assert.equal(isSuccess, false);
  assert.match(output, /Stopped: the step has printed nothing for 1 s/);
});

test('lets a slow command run while it prints', async () => {
  const { isSuccess, output } = await run(
    'let left = 6; const timer = setInterval(() => { console.log(left); if (--left === 0) clearInterval(timer); }, 900)',
    5_000,
  );
  assert.deepEqual({ isSuccess, output }, { isSuccess: true, output: '6\n5\n4\n3\n2\n1\n' });
});
