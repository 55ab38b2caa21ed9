import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { after, beforeEach, test } from 'node:test';
import { createTestApp } from '#testing/testApp.ts';
import { jobs } from '../database/schema.ts';
import { StartupError } from '../errors/startupError.ts';
import { createHttp } from '../http/createHttp.ts';
import { countJobs, enqueueJob } from '../jobs/jobRows.ts';
import { log } from '../log/log.ts';
import { addDurationHook } from './durationHook.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serveMetrics.ts';

const api = await createTestApp();
after(() => api.close());
const now = new Date('2026-11-21T09:00:00Z');
const clock = { now: () => now };
const LOOPBACK = { port: 0, host: '127.0.0.1' };

function open(count = () => countJobs(api.db, now)) {
  return createMetrics({
    countJobs: count,
    mailJobs: ['letter', 'bot'],
    countSockets: () => 3,
    countConnections: () => ({ total: 10, idle: 4, waiting: 1 }),
  });
}

/** The value of a figure with these labels; undefined when it is missing. */
function valueOf(text: string, figure: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${figure} `));
  return line === undefined ? undefined : Number(line.slice(figure.length));
}

beforeEach(() => api.db.delete(jobs));

test('measures calls by operationId and status [OPS-07]', async () => {
  const metrics = open();
  const app = await createHttp(clock);
  addDurationHook(app, metrics);
  app.get('/api/user/:id', { config: { access: 'guest', call: 'getUser' } }, async (_request, reply) =>
    reply.code(404).send(),
  );
  app.get('/images/:name', { config: { access: 'guest' } }, async () => 'x');
  for (const url of ['/api/user/1', '/api/user/2', '/images/secret.png', '/secret/1', '/secret/2'])
    await app.inject(url);
  const text = await metrics.read();
  const count = (labels: string) => valueOf(text, `vstrecha_http_request_duration_seconds_count{${labels}}`);
  assert.equal(count('operation="getUser",status="404"'), 2);
  assert.equal(count('operation="GET /images/:name",status="200"'), 1);
  assert.equal(count('operation="unknown",status="404"'), 2);
  assert.doesNotMatch(text, /secret/);
  await app.close();
  metrics.close();
});

test('counts waiting jobs and e-mails, sockets and connections [OPS-07]', async () => {
  const later = new Date(now.getTime() + 60_000);
  for (const key of ['1', '2']) await enqueueJob(api.db, { name: 'letter', key, payload: {} }, now);
  await enqueueJob(api.db, { name: 'letter', key: '3', payload: {} }, later);
  await enqueueJob(api.db, { name: 'parcel', key: '1', payload: {} }, now);
  await api.db.insert(jobs).values({ name: 'letter', run_at: now, failed_at: now });
  const metrics = open();
  const text = await metrics.read();
  const figures = {
    vstrecha_database_up: 1,
    'vstrecha_jobs_due{job="letter"}': 2,
    'vstrecha_jobs_due{job="bot"}': 0,
    'vstrecha_jobs_due{job="parcel"}': 1,
    'vstrecha_jobs_failed{job="letter"}': 1,
    vstrecha_mail_waiting: 3,
    vstrecha_push_sockets: 3,
    'vstrecha_database_connections{state="total"}': 10,
    'vstrecha_database_connections{state="idle"}': 4,
    'vstrecha_database_connections{state="waiting"}': 1,
  };
  assert.deepEqual(Object.fromEntries(Object.keys(figures).map((figure) => [figure, valueOf(text, figure)])), figures);
  assert.match(text, /^process_resident_memory_bytes \d+/m);
  assert.match(text, /^nodejs_eventloop_lag_seconds /m);
  metrics.close();
});

test('counts sent e-mails and failed tries [OPS-07]', async () => {
  const metrics = open();
  const mail = { to: 'a@b.example', subject: 'тема', text: 'текст', html: '<p>текст</p>' };
  const sent = metrics.countMail(async () => undefined);
  const failing = metrics.countMail(async () => {
    throw new Error('refused');
  });
  assert.equal(valueOf(await metrics.read(), 'vstrecha_mail_deliveries_total{result="failed"}'), 0);
  await sent(mail, '1');
  await sent(mail, '2');
  await assert.rejects(failing(mail, '3'), /refused/);
  const text = await metrics.read();
  assert.equal(valueOf(text, 'vstrecha_mail_deliveries_total{result="sent"}'), 2);
  assert.equal(valueOf(text, 'vstrecha_mail_deliveries_total{result="failed"}'), 1);
  metrics.close();
});

test('shows the other figures while the database is down [OPS-07]', async ({ mock: silence }) => {
  silence.method(log, 'error', () => undefined);
  const metrics = open(() => Promise.reject(new Error('Connection terminated')));
  const text = await metrics.read();
  assert.deepEqual(
    ['vstrecha_database_up', 'vstrecha_mail_waiting', 'vstrecha_push_sockets'].map((figure) => valueOf(text, figure)),
    [0, undefined, 3],
  );
  metrics.close();
});

test('serves figures only at /metrics of a separate port [OPS-07]', async () => {
  const server = await serveMetrics(open(), LOOPBACK);
  const answer = await fetch(server.url);
  assert.deepEqual([answer.status, answer.headers.get('content-type')?.split(';')[0]], [200, 'text/plain']);
  assert.match(await answer.text(), /^vstrecha_push_sockets 3$/m);
  assert.equal((await fetch(new URL('/', server.url))).status, 404);
  assert.equal((await fetch(server.url, { method: 'POST' })).status, 404);
  await server.close();
  assert.equal((await api.inject({ method: 'GET', url: '/metrics' })).status, 404);
});

test('names METRICS_PORT when the port is in use [OPS-07]', async () => {
  const stranger = createServer().listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const { port } = stranger.address() as AddressInfo;
  const metrics = open();
  await assert.rejects(
    serveMetrics(metrics, { ...LOOPBACK, port }),
    (error) =>
      error instanceof StartupError && error.message === `Port ${port} is in use. Set another one in METRICS_PORT.`,
  );
  stranger.close();
  metrics.close();
});
