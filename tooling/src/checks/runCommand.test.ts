import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { runCommand } from './runCommand.ts';

const node = JSON.stringify(process.execPath);
const run = (script: string, timeoutMs = 20_000) =>
  runCommand({ line: `${node} -e "${script}"`, cwd: tmpdir(), timeoutMs });

test('both streams are kept, and the exit code decides', async () => {
  assert.deepEqual(await run("console.log('раз'); console.error('два')"), { isSuccess: true, output: 'раз\nдва\n' });
  const failed = await run("console.log('почему'); process.exitCode = 3");
  assert.deepEqual(failed, { isSuccess: false, output: 'почему\n' });
});

test('a program that is not there is a failure with its reason', async () => {
  const { isSuccess, output } = await runCommand({ line: 'no-such-program-here', cwd: tmpdir(), timeoutMs: 20_000 });
  assert.equal(isSuccess, false);
  assert.match(output, /no-such-program-here/);
});

test('what does not end is ended with its children, and says so', async () => {
  const { isSuccess, output } = await run(
    "require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })",
    700,
  );
  assert.equal(isSuccess, false);
  assert.match(output, /Остановлено: прошло 1 с/);
});
