import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmod, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openTestApp } from '#testing/scene.ts';
import * as schema from '../database/schema.ts';
import { StartupError } from '../errors/startupError.ts';
import { openStorage } from './openStorage.ts';
import { sweepStorage } from './sweepStorage.ts';

const api = await openTestApp();

const inUse = () => readdir(join(api.folder, 'unfinished'));
const stored = () => readdir(join(api.folder, 'files'));
const LONG_AGO = new Date('2020-01-01');

test('a start sweeps out unfinished files of dead processes and leaves those of living ones', async () => {
  const dead = spawnSync(process.execPath, ['--version']).pid;
  const names = [
    `${hostname()}~${dead}~a`,
    `${hostname()}~${process.pid}~b`,
    `${hostname()}~${process.ppid}~c`,
    'other-host~1~d',
    'other-host~1~e',
    'stray',
  ];
  for (const name of names) await writeFile(join(api.folder, 'unfinished', name), 'x');
  await utimes(join(api.folder, 'unfinished', 'other-host~1~e'), LONG_AGO, LONG_AGO);
  await openStorage(api.folder);
  assert.deepEqual(await inUse(), [`${hostname()}~${process.ppid}~c`, 'other-host~1~d', 'stray'].sort());
});

test('a start sweeps out files that no row names, and attachments that nobody sent', async () => {
  const user = await api.createUser();
  const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(32));
  for (const name of [...names, `${'f'.repeat(32)}.png`]) {
    await writeFile(join(api.folder, 'files', name), 'x');
    // the last but one came this moment
    if (name[0] !== 'e') await utimes(join(api.folder, 'files', name), LONG_AGO, LONG_AGO);
  }
  const [kept = '', unsent = '', fresh = '', ,] = names;
  const row = {
    user_id: user.id,
    name: 'файл',
    type: 'text/plain',
    size: 1,
    created_at: new Date('2026-11-19T12:00:00Z'),
  };
  await api.db.insert(schema.companyFiles).values({ ...row, stored_name: kept });
  await api.db.insert(schema.attachments).values([
    { ...row, stored_name: unsent },
    { ...row, stored_name: fresh, created_at: new Date('2026-11-21T08:00:00Z') },
  ]);
  await api.createUser({ avatar: `/images/uploads/${'f'.repeat(32)}.png` });
  await sweepStorage(api.db, api.storage, { now: () => new Date('2026-11-21T09:00:00Z') });
  assert.deepEqual((await stored()).map((name) => name[0]).sort(), ['a', 'c', 'e', 'f']);
  assert.equal((await api.db.select().from(schema.attachments)).length, 1);
});

test('a name that storage never gave reaches no file', () => {
  for (const name of ['../../etc/passwd', 'a', `${'a'.repeat(32)}.exe`, ''])
    assert.throws(() => api.storage.pathOf(name), /storage did not name/);
});

test('a folder that cannot be written is told to the operator', async () => {
  const file = join(api.folder, 'a-file');
  await writeFile(file, '');
  await chmod(file, 0o400);
  await assert.rejects(openStorage(file), StartupError);
});
