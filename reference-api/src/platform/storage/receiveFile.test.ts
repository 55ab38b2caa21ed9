import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { multipart } from '#testing/multipart.ts';
import { createHttp } from '../http/createHttp.ts';
import { openStorage } from './openStorage.ts';
import { receiveFile } from './receiveFile.ts';

test('answers a stalled upload and leaves no files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vstrecha-upload-'));
  const storage = await openStorage(folder);
  const app = await createHttp({ now: () => new Date('2026-11-21T09:00:00Z') });
  app.post(
    '/upload',
    { config: { access: 'guest' } },
    async (request) =>
      (
        await receiveFile(request, storage, {
          field: 'file',
          maxBytes: 1e6,
          tooLarge: 'много',
          failed: 'не вышло',
          stallMs: 200,
        })
      ).size,
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { payload, headers } = multipart({ content: Buffer.alloc(100_000, 'a') });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
  );
  socket.write(payload.subarray(0, 50_000));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  assert.match(String(answer), /^HTTP\/1\.1 400 [^]*не вышло/);
  assert.deepEqual([await readdir(join(folder, 'unfinished')), await readdir(join(folder, 'files'))], [[], []]);
  socket.destroy();
  await app.close();
  await rm(folder, { recursive: true });
});
