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
      new UsageError(`PORT=${wrong} не подходит: нужно целое число от 1 до 65529, система занимает 7 портов подряд.`),
    );
  });
}

test('refuses ports that browsers block', () => {
  assert.throws(() => readPorts('5055', folders), /Порт 5060 не открывают браузеры/);
});

for (const host of ['127.0.0.1', '0.0.0.0']) {
  test(`reports a port taken on ${host} with a way out`, async () => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const address = server.address();
    assert.ok(address && typeof address === 'object');
    await assert.rejects(
      assertPortsFree([address.port]),
      new UsageError(`Порт ${address.port} занят. Освободите его или задайте другой: PORT=9000 npm start.`),
    );
    server.close();
    await once(server, 'close');
    await assertPortsFree([address.port]);
  });
}
