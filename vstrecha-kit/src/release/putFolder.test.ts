import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { writeSite } from '../testing/writeSite.ts';
import { putFolder } from './putFolder.ts';

/** A server that takes files, and what it got. */
async function listen(status: number) {
  const got: string[] = [];
  const server = createServer((request, response) => {
    got.push([request.method, request.url, request.headers.authorization ?? ''].join(' ').trim());
    request.resume().on('end', () => response.writeHead(status).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  return { got, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/builds/1` };
}

const folder = writeSite({ 'build.json': '{}', 'remoteEntry.js': '', 'licences/react.txt': '' });

test('puts the description last, with the token [TEAM-14]', async () => {
  const { got, address } = await listen(201);
  await putFolder(folder, address, 'secret');
  const files = ['licences/react.txt', 'remoteEntry.js', 'build.json'];
  assert.deepEqual(
    got.slice(0, 2).sort().concat(got.slice(2)),
    files.map((name) => `PUT /builds/1/${name} Bearer secret`),
  );
});

test('names the variable for the token that a server wants [TEAM-14]', async () => {
  const { address } = await listen(401);
  await assert.rejects(putFolder(folder, address, undefined), /answers 401 \(see PREVIEW_TOKEN\)\./);
});

test('names the first file that a server refuses [TEAM-14]', async () => {
  const { got, address } = await listen(405);
  await assert.rejects(putFolder(folder, address, undefined), /UsageError: .* cannot be put there: answers 405/);
  assert.equal(got.length, 1);
});
