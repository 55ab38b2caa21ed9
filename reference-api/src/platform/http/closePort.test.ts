import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { closePort } from './closePort.ts';

const CONNECTIONS = 20;

/** Connects and sends requests from another thread, because the test blocks the server's. */
const CLIENT = `
  const { parentPort, workerData: { port, connections, sent } } = require('node:worker_threads');
  const { connect } = require('node:net');
  const flag = new Int32Array(sent);
  const outcomes = [];
  for (let number = 0; number < connections; number += 1) {
    const socket = connect(port, '127.0.0.1', () => socket.write('POST / HTTP/1.1\\r\\nHost: a\\r\\nContent-Length: 0\\r\\n\\r\\n', () => {
      Atomics.add(flag, 0, 1);
      Atomics.notify(flag, 0);
    }));
    const end = (outcome) => {
      outcomes.push(outcome);
      if (outcomes.length === connections) parentPort.postMessage(outcomes);
    };
    socket.once('data', (data) => { socket.destroy(); end(String(data).slice(9, 12)); });
    socket.once('error', ({ code }) => end(code));
  }
`;

test('answers connections that were waiting when the port closes [OPS-08]', async (t) => {
  const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.closeAllConnections());
  const sent = new SharedArrayBuffer(4);
  const { port } = server.address() as AddressInfo;
  const client = new Worker(CLIENT, { eval: true, workerData: { port, connections: CONNECTIONS, sent } });
  const outcomes = once(client, 'message') as Promise<[string[]]>;
  await once(client, 'online');
  const flag = new Int32Array(sent);
  for (let count = 0; count < CONNECTIONS; count = Atomics.load(flag, 0)) Atomics.wait(flag, 0, count);

  await closePort(server);

  assert.deepEqual((await outcomes)[0], Array<string>(CONNECTIONS).fill('200'));
  assert.equal(server.listening, false);
  await client.terminate();
});
