import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmod, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { givenBucketServer } from '#testing/bucketServer.ts';
import { openTestApp } from '#testing/scene.ts';
import { openTestStorage } from '#testing/storedFiles.ts';
import * as schema from '../database/schema.ts';
import { StartupError } from '../errors/startupError.ts';
import { openStorage } from './openStorage.ts';
import { sweepStorage } from './sweepStorage.ts';

const api = await openTestApp();

const inUse = () => readdir(join(api.folder, 'unfinished'));
const LONG_AGO = new Date('2020-01-01');

test('removes unfinished files of dead processes, not of running ones', async () => {
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

test('trashes files without a row, deletes unsent attachments [OPS-02]', async () => {
  const user = await api.createUser();
  const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(32));
  for (const name of [...names, `${'f'.repeat(32)}.png`]) {
    await api.files.write(name);
    // Only file «e» is new.
    if (name[0] !== 'e') await api.files.backdate(name);
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
  assert.deepEqual((await api.files.names()).map((name) => name[0]).sort(), ['a', 'c', 'e', 'f']);
  assert.equal((await api.db.select().from(schema.attachments)).length, 1);
});

test('refuses names that storage did not create', async () => {
  for (const name of ['../../etc/passwd', 'a', `${'a'.repeat(32)}.exe`, ''])
    await assert.rejects(api.storage.find(name), /storage did not name/);
});

test('tells the operator when a folder is not writable', async () => {
  const file = join(api.folder, 'a-file');
  await writeFile(file, '');
  await chmod(file, 0o400);
  await assert.rejects(openStorage(file), StartupError);
});

test('keeps orphans a week in the trash, recovers named ones [OPS-02]', async () => {
  const [orphan, restored, expired] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];
  for (const name of [orphan, restored, expired]) {
    await api.files.write(name, name);
    await api.files.backdate(name);
  }
  const clock = { now: () => new Date('2026-11-21T09:00:00Z') };
  await sweepStorage(api.db, api.storage, clock);
  assert.deepEqual((await api.storage.discardedNames()).filter((name) => /^[123]/.test(name)).sort(), [
    orphan,
    restored,
    expired,
  ]);

  const user = await api.createUser();
  const fields = { user_id: user.id, name: 'файл', type: 'text/plain', size: 1, created_at: clock.now() };
  await api.db.insert(schema.companyFiles).values({ ...fields, stored_name: restored });
  await api.files.backdate(expired, 'trash');
  await sweepStorage(api.db, api.storage, clock);
  const trash = await api.storage.discardedNames();
  assert.deepEqual([trash.includes(orphan), trash.includes(expired)], [true, false]);
  assert.equal(await api.files.read(restored), restored);
});

test('refuses another database’s folder until the operator transfers it [OPS-02]', async () => {
  const folder = join(api.folder, 'shared');
  const openAs = async (owner: string, takeover?: string) =>
    (await openTestStorage(folder, givenBucketServer(), { claim: { owner, takeover } })).storage;
  const first = await openAs('first');
  await openAs('first');
  const open = (takeover?: string) => openAs('second', takeover);
  for (const takeover of [undefined, 'other'])
    await assert.rejects(
      open(takeover),
      (error) =>
        error instanceof StartupError && /belong to another database.*STORAGE_TAKEOVER=first\.$/.test(error.message),
    );
  await first.assertOwned();
  await open('first');
  await assert.rejects(sweepStorage(api.db, first, { now: () => new Date() }), /another database has claimed/);
  await assert.rejects(openAs('first', 'first'), StartupError);
});
