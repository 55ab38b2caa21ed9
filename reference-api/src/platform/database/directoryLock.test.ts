import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, afterEach, beforeEach, test } from 'node:test';
import { hasNamespaces } from '#testing/namespaces.ts';
import { StartupError } from '../errors/startupError.ts';
import { lockDirectory } from './directoryLock.ts';
import { openFolder } from './openDatabase.ts';

const root = mkdtempSync(join(tmpdir(), 'vstrecha-lock-'));
let folder = root;
const children: ChildProcess[] = [];
beforeEach(() => void (folder = mkdtempSync(join(root, 'data-'))));
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
after(() => rmSync(root, { recursive: true }));

const HOLDER = `
  const { lockDirectory } = await import(${JSON.stringify(new URL('directoryLock.ts', import.meta.url).href)});
  try {
    lockDirectory(process.argv[1]);
    console.log(process.pid, 'locked');
    setInterval(() => undefined, 60_000);
  } catch (error) {
    console.log(process.pid, error.message);
  }`;

/** Gives a process the number 1, as in a container. */
const CONTAINER = ['unshare', '--map-root-user', '--pid', '--fork', '--kill-child'];
const hasContainers = hasNamespaces(CONTAINER.slice(1), 'two servers with equal process numbers');

/** Starts a process that locks the folder, and reads its first line: process number and outcome. */
async function hold() {
  const [command = '', ...args] = [
    ...(hasContainers ? CONTAINER : []),
    process.execPath,
    '--input-type=module',
    '-e',
    HOLDER,
    folder,
  ];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const [pid = '', ...outcome] = line.split(' ');
  return { child, pid, outcome: outcome.join(' ') };
}

test('refuses a second server, even with equal process numbers [OPS-01]', async () => {
  const first = await hold();
  const second = await hold();
  assert.equal(first.outcome, 'locked');
  assert.match(second.outcome, /^Another running server uses the data folder\. [^\n]+ DATA_DIR [^\n]+\.$/);
  if (hasContainers) assert.deepEqual([first.pid, second.pid], ['1', '1']);
});

test('releases the folder when its process is killed [OPS-01]', async () => {
  const { child } = await hold();
  child.kill('SIGKILL');
  await once(child, 'close');
  lockDirectory(folder)();
});

test('refuses a second lock within one process until its release', () => {
  const release = lockDirectory(folder);
  assert.throws(() => lockDirectory(folder), StartupError);
  assert.throws(() => lockDirectory(folder), StartupError);
  release();
  lockDirectory(folder)();
});

test('ignores lock files of earlier versions at a start [OPS-01]', () => {
  for (const content of [JSON.stringify({ pid: process.ppid, born: null }), '', 'no JSON']) {
    writeFileSync(join(folder, 'lock'), content);
    lockDirectory(folder)();
  }
});

test('refuses a folder that cannot be created, with one sentence', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await assert.rejects(
    openFolder(join(file, 'inside')),
    (error) => error instanceof StartupError && /is not writable/.test(error.message),
  );
});
