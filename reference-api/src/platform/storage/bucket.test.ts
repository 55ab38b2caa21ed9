import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { Disk } from 'flydrive';
import { bucketConfig, startBucketServer } from '#testing/bucketServer.ts';
import { openTestStorage } from '#testing/storedFiles.ts';
import type { BucketConfig } from '../config/bucketConfig.ts';
import { outageOf } from '../errors/outage.ts';
import { StartupError } from '../errors/startupError.ts';
import { openStorage } from './openStorage.ts';

const server = await startBucketServer();
const folder = await mkdtemp(join(tmpdir(), 'vstrecha-bucket-'));
after(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const open = (fields: Partial<BucketConfig>) =>
  openStorage(folder, { bucket: { config: { ...bucketConfig(server.endpoint), ...fields }, prefix: 'id' } });

async function refusalOf(fields: Partial<BucketConfig>): Promise<string> {
  const error = await open(fields).catch((reason: unknown) => reason);
  assert.ok(error instanceof StartupError, String(error));
  assert.match(error.message, /^[^\nа-яё]+\.$/);
  return error.message;
}

test('names the variable of an unusable bucket [OPS-09]', async () => {
  assert.match(await refusalOf({ endpoint: 'http://127.0.0.1:1' }), /does not answer \(ECONNREFUSED\).*S3_ENDPOINT/);
  assert.match(await refusalOf({ endpoint: 'http://s3.invalid' }), /does not answer \(\w+\).*S3_ENDPOINT/);
  assert.match(await refusalOf({ bucket: 'missing' }), /no bucket "missing".*S3_BUCKET/);
  const refused = await refusalOf({ accessKeyId: 'unknown', secretAccessKey: 'hidden' });
  assert.match(refused, /InvalidAccessKeyId.*S3_ACCESS_KEY_ID/);
  assert.doesNotMatch(refused, /hidden/);
});

test('keeps finished files in the bucket alone [OPS-09]', async () => {
  const { storage, files } = await openTestStorage(folder, server);
  const path = storage.temporaryPath();
  await writeFile(path, 'содержимое');
  const name = await storage.keep(path, 'png');
  const found = await storage.find(name);
  const pieces: Buffer[] = [];
  for await (const piece of (await found?.open()) ?? []) pieces.push(piece as Buffer);
  assert.deepEqual([found?.size, String(Buffer.concat(pieces))], [20, 'содержимое']);
  assert.deepEqual([await readdir(folder, { recursive: true }), await files.names()], [['unfinished'], [name]]);
  await storage.remove(name, name);
  assert.deepEqual([await storage.find(name), await files.names()], [undefined, []]);
});

test('streams a file both ways [OPS-09]', async ({ mock }) => {
  const { storage } = await openTestStorage(folder, server);
  const path = storage.temporaryPath();
  await writeFile(path, '');
  await truncate(path, 8_000_000);
  const put = mock.method(Disk.prototype, 'put');
  const name = await storage.keep(path);
  assert.equal(put.mock.callCount(), 0);
  const sizes: number[] = [];
  for await (const piece of (await (await storage.find(name))?.open()) ?? []) sizes.push((piece as Buffer).length);
  assert.equal(
    sizes.reduce((sum, size) => sum + size, 0),
    8_000_000,
  );
  assert.ok(Math.max(...sizes) <= 1_000_000);
});

test('reads all pages of a long list [OPS-09]', async ({ mock }) => {
  const many = join(folder, 'many');
  const { storage, files } = await openTestStorage(many, server);
  const names = Array.from({ length: 5 }, (_, n) => String(n).repeat(32));
  for (const name of names) await files.write(name);
  for (const name of names.slice(0, 4)) await files.backdate(name);
  // The test's server cannot list more than one page of a thousand.
  const listAll = Disk.prototype.listAll;
  mock.method(Disk.prototype, 'listAll', async function (this: Disk, key: string, { paginationToken = '0' } = {}) {
    const all = [...(await listAll.call(this, key)).objects];
    const [start, end] = [Number(paginationToken), Number(paginationToken) + 2];
    return { objects: all.slice(start, end), ...(end < all.length && { paginationToken: String(end) }) };
  });
  assert.deepEqual(await storage.settledNames(), names.slice(0, 4));
});

test('counts a bucket that stops answering as an outage [OPS-09]', async () => {
  const brief = await startBucketServer();
  const { storage } = await openTestStorage(join(folder, basename(brief.folder)), brief);
  const path = storage.temporaryPath();
  await writeFile(path, 'x');
  await brief.stop();
  const name = 'a'.repeat(32);
  for (const work of [() => storage.keep(path), () => storage.find(name), () => storage.remove(name)])
    await assert.rejects(work, (error) => outageOf(error) === 'bucket');
});
