import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { log } from '../log/log.ts';
import { createHttp } from './createHttp.ts';

test('logs clients who hang up at level debug only [OPS-07]', async (t) => {
  const lines: unknown[] = [];
  for (const level of ['error', 'warn', 'debug'] as const)
    t.mock.method(log, level, (_fields: unknown, text: string) => void lines.push([level, text]));
  const app = await createHttp({ now: () => new Date('2026-11-21T09:00:00Z') });
  t.after(() => app.close());
  const failed = Promise.withResolvers<void>();
  app.get('/slow', { config: { access: 'guest' } }, async (_request, reply) => {
    request.destroy();
    await once(reply.raw, 'close');
    setImmediate(failed.resolve);
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET', syscall: 'read' });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const request = http.get({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port, path: '/slow' });
  request.on('error', () => undefined);
  await failed.promise;
  assert.deepEqual(lines, [['debug', 'The client has hung up.']]);
});
