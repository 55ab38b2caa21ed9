import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import sharp from 'sharp';
import { multipart } from '#testing/multipart.ts';
import { openScene } from '#testing/scene.ts';

const { api, supplier } = await openScene();
const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
afterEach(() => {
  mock.restoreAll();
  // The contract lists no 503 of outages.
  api.breaches.length = 0;
});

const stored = async () => (await api.files.names()).length;
const upload = (url: string, field: string) => {
  const { payload, headers } = multipart({ field, name: 'а.png', content: image });
  return api.inject({ method: 'POST', url, payload, headers: { ...headers, cookie: supplier.cookie } });
};

/** Lets transactions fail at their end, committed or not. */
function failAtCommit(cause: Error, isCommitted: boolean) {
  const transaction = api.db.transaction.bind(api.db);
  mock.method(api.db, 'transaction', async (work: Parameters<typeof transaction>[0]) => {
    const failure = new DrizzleQueryError('commit', [], cause);
    if (isCommitted) await transaction(work);
    else
      await transaction(async (tx) => {
        await work(tx);
        throw failure;
      });
    throw failure;
  });
}

const LOST = new Error('Connection terminated unexpectedly');
const REFUSED = Object.assign(new Error('disk full'), { code: '53100' });

for (const [url, field, files] of [
  ['/api/files', 'file', 1],
  ['/api/attachments', 'file', 1],
  ['/api/photos', 'file', 2],
  ['/api/avatar', 'filedata', 1],
] as const) {
  test(`keeps ${url} when the connection breaks at the commit [OPS-02]`, async () => {
    const before = await stored();
    failAtCommit(LOST, true);
    assert.equal((await upload(url, field)).status, 503);
    assert.equal((await stored()) - before, files);
  });

  test(`removes ${url} when the database refuses the commit`, async () => {
    const before = await stored();
    failAtCommit(REFUSED, false);
    assert.equal((await upload(url, field)).status, 503);
    assert.equal(await stored(), before);
  });
}

test('offers a file whose row was saved despite the error [OPS-02]', async () => {
  failAtCommit(LOST, true);
  await upload('/api/files', 'file');
  mock.restoreAll();
  const { files } = (await api.call(supplier, 'GET', '/api/files')).json<'getFiles'>();
  assert.equal((await api.call(supplier, 'GET', `/api/files/${files[0]?.id}/download`)).status, 200);
});
