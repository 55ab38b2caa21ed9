import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createChildProcesses } from './childProcesses.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'children-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Prints its process id and keeps running, like a server. */
const server = write(
  'server.mjs',
  "console.log('pid ' + process.pid + ' ' + (process.env.GREETING ?? '')); setInterval(() => {}, 1000);",
);
/** Ignores SIGTERM. */
const stubborn = write(
  'stubborn.mjs',
  "process.on('SIGTERM', () => {}); console.log('pid ' + process.pid); setInterval(() => {}, 1000);",
);
const failureSignal = path.join(folder, 'fail-now');
/** Fails when the test writes the signal file, once the other children run. */
const failing = write(
  'failing.mjs',
  `import { existsSync } from 'node:fs';
  console.error('no database');
  setInterval(() => existsSync(${JSON.stringify(failureSignal)}) && process.exit(3), 20);`,
);

test('prefixes a child’s output with its name', async () => {
  const system = run([{ name: 'api', script: server, env: { GREETING: 'привет' } }]);
  const [pid] = await system.pids(1);
  assert.match(system.output(), new RegExp(`^\\[api\\] pid ${pid} привет$`, 'm'));
  system.process.kill('SIGTERM');
  assert.equal(await system.code(), 0);
});

test('stops all children with exit code 1 when one ends', async () => {
  const system = run([
    { name: 'shell', script: server },
    { name: 'api', script: failing },
  ]);
  const pids = await system.pids(1);
  writeFileSync(failureSignal, '');
  assert.equal(await system.code(), 1);
  assert.match(system.output(), /\[api\] no database/);
  assert.match(system.output(), /'api' stopped \(code 3\)/);
  await assertGone(pids);
});

test('keeps the others running after ending one on purpose', async () => {
  const children = createChildProcesses({ onEnd: () => assert.fail('everything ended') });
  const [ended, other] = [
    children.start({ name: 'api', script: server }),
    children.start({ name: 'shell', script: server }),
  ];
  await children.end(ended);
  assert.ok(ended.pid !== undefined && other.pid !== undefined);
  assert.deepEqual([isRunning(ended.pid), isRunning(other.pid)], [false, true]);
  await children.end(ended);
  await children.stop();
  assert.equal(isRunning(other.pid), false);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const) {
  test(`leaves no child behind after ${signal}`, async () => {
    const system = run([
      { name: 'shell', script: server },
      { name: 'api', script: server },
    ]);
    const pids = await system.pids(2);
    system.process.kill(signal);
    await system.code();
    await assertGone(pids);
  });
}

test('kills a child that ignores SIGTERM after the grace time', async () => {
  const system = run([{ name: 'api', script: stubborn }], 200);
  const pids = await system.pids(1);
  system.process.kill('SIGTERM');
  assert.equal(await system.code(), 0);
  await assertGone(pids);
});

test('stops when the package manager above it dies', async () => {
  const parent = writeParent([{ name: 'api', script: server }], 500);
  const manager = write(
    'manager.mjs',
    `
    import { spawn } from 'node:child_process';
    spawn(process.execPath, [${JSON.stringify(parent)}], { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, npm_lifecycle_event: 'start' } });
    setInterval(() => {}, 1000);
  `,
  );
  const system = watch(spawn(process.execPath, [manager], { stdio: ['ignore', 'pipe', 'pipe'] }));
  const pids = await system.pids(1);
  system.process.kill('SIGKILL');
  await assertGone(pids);
});

interface Child {
  name: string;
  script: string;
  env?: Record<string, string>;
}

function write(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

let parents = 0;
function writeParent(children: Child[], graceMs: number): string {
  parents += 1;
  const module = path.join(import.meta.dirname, 'childProcesses.ts');
  return write(
    `parent${parents}.mjs`,
    `
    import { createChildProcesses } from ${JSON.stringify(module)};
    const children = createChildProcesses({ graceMs: ${graceMs} });
    for (const child of ${JSON.stringify(children)}) children.start(child);
  `,
  );
}

function run(children: Child[], graceMs = 5000) {
  return watch(spawn(process.execPath, [writeParent(children, graceMs)], { stdio: ['ignore', 'pipe', 'pipe'] }));
}

function watch(process: ChildProcess) {
  let output = '';
  for (const stream of [process.stdout, process.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(process, 'exit');
  return {
    process,
    output: () => output,
    code: async () => {
      await exited;
      return process.exitCode;
    },
    pids: async (count: number): Promise<number[]> => {
      const find = () => [...output.matchAll(/pid (\d+)/g)].map((match) => Number(match[1]));
      await until(
        () => find().length >= count,
        () => `no ${count} children in: ${output}`,
      );
      return find();
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function assertGone(pids: number[]): Promise<void> {
  await until(
    () => !pids.some(isRunning),
    () => `still running: ${pids.filter(isRunning).join(', ')}`,
  );
}

async function until(condition: () => boolean, describe: () => string): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!condition()) {
    if (Date.now() > deadline) assert.fail(describe());
    await delay(50);
  }
}
