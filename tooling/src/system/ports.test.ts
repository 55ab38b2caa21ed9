import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { assertPortsFree, listPorts, readPorts } from './ports.ts';

const folders = ['mf-catalog', 'mf-meetings', 'mf-messenger', 'mf-profile', 'mf-registration'];

test('starts at port 8080 without PORT', () => {
  assert.deepEqual(readPorts('', folders), {
    shell: 8080,
    remotes: {
      'mf-catalog': 8081,
      'mf-meetings': 8082,
      'mf-messenger': 8083,
      'mf-profile': 8084,
      'mf-registration': 8085,
    },
    api: 8086,
  });
});

test('derives all ports from PORT', () => {
  assert.deepEqual(listPorts(readPorts('9000', folders)), [9000, 9001, 9002, 9003, 9004, 9005, 9006]);
  assert.equal(readPorts('65529', folders).api, 65_535);
});

for (const wrong of ['abc', '0', '-1', '80.5', '65530', '99999', '0x50', '8080 9090', '1e3']) {
  test(`refuses PORT=${wrong} with one sentence`, () => {
    assert.throws(
      () => readPorts(wrong, folders),
      new UsageError(`PORT=${wrong} is unusable: give an integer from 1 to 65529, the system uses 7 ports in a row.`),
    );
  });
}

test('refuses ports that browsers block', () => {
  assert.throws(() => readPorts('5055', folders), /Browsers block port 5060/);
});

/** Occupies a port. @returns its number and how to free it */
async function occupy(host: string, port = 0): Promise<{ port: number; free: () => Promise<unknown> }> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  return { port: address.port, free: () => once(server.close(), 'close') };
}

for (const host of ['127.0.0.1', '0.0.0.0'])
  test(`names the free set beside one taken on ${host} [OPS-01]`, async () => {
    const { port, free } = await occupy(host, 9560);
    const next = await occupy(host, 9571);
    await assert.rejects(
      assertPortsFree([port - 1, port, port + 1]),
      new UsageError(`Port ${port} is in use. Next free: PORT=9579 npm start.`),
    );
    await free();
    await next.free();
    await assertPortsFree([port]);
  });
