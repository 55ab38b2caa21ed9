import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { findCondemned, readFailingBuilds } from './failureReports.ts';
import { releaseAll } from './testBuilds.ts';

const collector = createServer((request, response) => {
  if (request.headers.authorization !== 'Bearer right') response.writeHead(401).end();
  else if (request.url === '/garbage') response.end('<!doctype html>');
  else response.end(JSON.stringify({ builds: [{ remote: 'mf_catalog', build: '2', people: 12 }] }));
}).listen(0, '127.0.0.1');
after(() => collector.close());
await once(collector, 'listening');
const origin = `http://127.0.0.1:${(collector.address() as { port: number }).port}`;
const registryOf = (reports?: string) => ({ remotes: {}, shells: [origin], ...(reports && { reports }) });

test('failures are read at the address of the registry, which may be a path of the shell', async () => {
  const builds = [{ remote: 'mf_catalog', build: '2', people: 12 }];
  assert.deepEqual(await readFailingBuilds(registryOf('/reports/failures'), 'right'), builds);
  assert.deepEqual(await readFailingBuilds(registryOf(`${origin}/x`), 'right'), builds);
});

test('what keeps them from being read is said', async () => {
  await assert.rejects(readFailingBuilds(registryOf(), 'right'), /--reports/);
  await assert.rejects(readFailingBuilds(registryOf('/x'), 'wrong'), /не принимает REPORTS_TOKEN/);
  await assert.rejects(readFailingBuilds(registryOf('/garbage'), 'right'), /не сообщениями о сбоях/);
  await assert.rejects(readFailingBuilds(registryOf('http://127.0.0.1:1/x'), 'right'), /недоступен/);
});

test('only a build that was released within a day is condemned, from so many browsers on, and while it is in the registry', () => {
  const registry = releaseAll(['1', '2']);
  const condemn = (people: number, build = '2', now = '2026-11-22T11:00:00Z', remote = 'mf_catalog') =>
    findCondemned(registry, [{ remote, build, people }], { threshold: 10, now: new Date(now) }).length > 0;
  assert.ok(condemn(10));
  assert.equal(condemn(9), false);
  assert.equal(condemn(10, '3'), false);
  assert.equal(condemn(10, '2', '2026-11-23T10:00:01Z'), false);
  assert.equal(condemn(10, '2', '2026-11-22T11:00:00Z', 'constructor'), false);
});
