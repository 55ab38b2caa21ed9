import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { StartupError } from '../errors/startupError.ts';
import { lockDirectory } from './directoryLock.ts';
import { openFolder } from './openDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'vstrecha-lock-'));
const file = join(folder, 'lock');
beforeEach(() => rmSync(file, { force: true }));
after(() => rmSync(folder, { recursive: true }));

test('a folder is taken once and can be taken again when it was let go', () => {
  const release = lockDirectory(file);
  assert.throws(() => lockDirectory(file), StartupError);
  release();
  assert.ok(!existsSync(file));
  lockDirectory(file)();
});

test('a living process keeps its folder', () => {
  writeFileSync(file, JSON.stringify({ pid: process.ppid, born: null }));
  assert.throws(() => lockDirectory(file), new RegExp(`процесс ${process.ppid}`));
  assert.ok(existsSync(file));
});

test('the lock of a process that is gone is taken over', () => {
  const leftovers = [
    JSON.stringify({ pid: 2 ** 22 + 1, born: null }),
    // our own number, from before a restart in a container
    JSON.stringify({ pid: process.pid, born: '1' }),
    // another process has the number now
    JSON.stringify({ pid: process.ppid, born: '1' }),
    '',
    'не JSON',
  ];
  for (const [index, content] of leftovers.entries()) {
    // Only Linux tells when a process began.
    if (index === 2 && process.platform !== 'linux') continue;
    writeFileSync(file, content);
    lockDirectory(file)();
    assert.deepEqual(readdirSync(folder), [], content);
  }
});

test('a folder that cannot be made is told in one sentence', async () => {
  writeFileSync(file, '');
  await assert.rejects(
    openFolder(join(file, 'inside')),
    (error) => error instanceof StartupError && /нельзя писать/.test(error.message),
  );
});
