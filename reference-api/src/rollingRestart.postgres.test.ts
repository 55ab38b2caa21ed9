import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openServer } from '#platform/database/openDatabase.ts';
import { SESSION_COOKIE, startSession } from '#platform/sessions/sessions.ts';
import { openBalancer, type Balancer } from '#testing/balancer.ts';
import { createServerDatabase, requireServer, type ServerDatabase } from '#testing/openTestDatabase.ts';
import { createPushClient, heard } from '#testing/pushClient.ts';

const SENDER = 1;
const RECIPIENTS = [2, 3, 4];
const DRAIN_SECONDS = 6;
const POLL_MS = 50;
/** It starts four processes; each start may take 15 s on a busy machine. */
const TIMEOUT_MS = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'vstrecha-rolling-'));
const children: ChildProcess[] = [];
const closing: (() => unknown)[] = [];
let database: ServerDatabase;
let open: OpenDatabase;

before(async () => {
  database = await createServerDatabase(requireServer());
  open = await openServer(database.url);
});
after(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const close of closing.reverse()) await close();
  await open?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** An API process that keeps its port over restarts. */
class ApiProcess {
  readonly port: number;
  output = '';
  errors = '';
  #child: ChildProcess | undefined;

  constructor(port: number) {
    this.port = port;
  }

  start(): void {
    const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        SEED: 'demo',
        METRICS_PORT: '0',
        WRITES_PER_MINUTE: '0',
        DRAIN_SECONDS: String(DRAIN_SECONDS),
        STOP_SECONDS: '60',
        LOG_LEVEL: 'debug',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    child.stdout.on('data', (data: Buffer) => (this.output += String(data)));
    child.stderr.on('data', (data: Buffer) => (this.errors += String(data)));
    this.#child = child;
  }

  /** Stops it as an init system does. @returns its exit code */
  async stop(): Promise<number | null> {
    const child = this.#child ?? assert.fail('It was not started.');
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    return child.exitCode;
  }

  get lines(): Record<string, unknown>[] {
    return this.output
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

const cookieOf = async (userId: number) => `${SESSION_COOKIE}=${await startSession(open.db, userId, new Date())}`;

interface Message {
  id: number;
  chat_id: number;
}

/** Sends messages to a recipient, one after another, until it is stopped. */
async function write(url: string, recipient: number, isOver: () => boolean) {
  const cookie = await cookieOf(SENDER);
  const sent: Message[] = [];
  const failures: string[] = [];
  while (!isOver()) {
    const answer = await fetch(`${url}/api/message`, {
      method: 'POST',
      body: JSON.stringify({ user_id: recipient, text: `№ ${sent.length}`, attachments: [] }),
      headers: { cookie, 'content-type': 'application/json' },
    }).catch((error: unknown) => String(error));
    if (typeof answer === 'string') failures.push(answer);
    else if (answer.ok) sent.push((await answer.json()) as Message);
    else failures.push(`${answer.status} ${await answer.text()}`);
  }
  return { sent, failures };
}

/** A page of the recipient: takes pushed messages, and reads what it may have missed whenever it has joined the channel. */
async function openPage(url: string, userId: number) {
  const cookie = await cookieOf(userId);
  const client = createPushClient({ url, key: 'vstrecha-local', cookie });
  closing.push(() => client.disconnect());
  const pushed = new Set<number>();
  const known = new Set<number>();
  const failures: string[] = [];
  const waiting: (() => void)[] = [];
  let joins = 0;
  let chat: number | undefined;
  const note = ({ id, chat_id }: Message) => {
    chat = chat_id;
    known.add(id);
    waiting.splice(0).forEach((wake) => wake());
  };
  async function readAgain(): Promise<void> {
    if (chat === undefined) return;
    const answer = await fetch(`${url}/api/chats/${chat}/messages?limit=1000`, { headers: { cookie } });
    if (answer.ok) ((await answer.json()) as { messages: Message[] }).messages.forEach(note);
    else failures.push(`${answer.status} ${await answer.text()}`);
  }
  const channel = client.subscribe(`private-user-${userId}`);
  channel.bind('message', ({ message }: { message: Message }) => {
    pushed.add(message.id);
    note(message);
  });
  channel.bind('pusher:subscription_error', (error: unknown) => failures.push(JSON.stringify(error)));
  channel.bind('pusher:subscription_succeeded', () => {
    joins += 1;
    readAgain().catch((error: unknown) => failures.push(String(error)));
  });
  await heard(channel, 'pusher:subscription_succeeded');
  return {
    pushed,
    failures,
    joins: () => joins,
    /** Waits until it has got so many messages, pushed or read. */
    async knows(count: number): Promise<Set<number>> {
      while (known.size < count) await new Promise<void>((wake) => waiting.push(wake));
      return known;
    },
  };
}

/** Begins a message whose body ends only with `finish`. */
function beginSlowMessage(url: string, cookie: string, requestId: string) {
  const body = JSON.stringify({ user_id: SENDER, text: 'медленное', attachments: [] });
  const request = ask(`${url}/api/message`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-request-id': requestId,
    },
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  request.write(body.slice(0, 10));
  return {
    async finish() {
      request.end(body.slice(10));
      const [response] = await answered;
      return { status: response.statusCode, id: response.headers['x-request-id'], body: await text(response) };
    },
  };
}

/** Waits until the process has stopped listening. */
async function stopsListening({ port }: ApiProcess): Promise<void> {
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  while (await isListening()) await wait(POLL_MS);
}

test('loses no request or push in a rolling restart [OPS-07] [OPS-08]', { timeout: TIMEOUT_MS }, async () => {
  const one = new ApiProcess(await findFreePort());
  const other = new ApiProcess(await findFreePort());
  const balancer: Balancer = await openBalancer([one.port, other.port]);
  closing.push(() => balancer.close());
  one.start();
  await balancer.sees(one.port);
  other.start();
  await balancer.sees(one.port, other.port);

  const pages = await Promise.all(RECIPIENTS.map((id) => openPage(balancer.url, id)));
  let isOver = false;
  const writers = RECIPIENTS.map((id) => write(balancer.url, id, () => isOver));
  await Promise.all(pages.map(({ knows }) => knows(3)));

  for (const [restarted, remaining] of [
    [one, other],
    [other, one],
  ] as const) {
    // Straight to the process, because its request has to be under way when the signal comes.
    const requestId = randomUUID();
    const slow = beginSlowMessage(`http://127.0.0.1:${restarted.port}`, await cookieOf(5), requestId);
    const stopped = restarted.stop();
    await balancer.sees(remaining.port);
    await stopsListening(restarted);
    const { status, id, body } = await slow.finish();
    assert.deepEqual([status, id], [200, requestId], body);
    assert.equal(await stopped, 0);
    assert.ok(restarted.lines.some((line) => line['requestId'] === requestId && line['call'] === 'POST /api/message'));
    restarted.start();
    await balancer.sees(one.port, other.port);
  }
  isOver = true;
  const written = await Promise.all(writers);

  for (const [index, { sent, failures }] of written.entries()) {
    const page = pages[index] ?? assert.fail();
    assert.deepEqual([failures, page.failures], [[], []]);
    const known = new Set(await page.knows(sent.length));
    assert.deepEqual(
      sent.map(({ id }) => id).filter((id) => !known.has(id)),
      [],
    );
    // Each socket had to move at least once, and most messages were pushed, not read later.
    assert.ok(page.joins() >= 2, String(page.joins()));
    assert.ok(page.pushed.size > sent.length * 0.8, `${page.pushed.size} of ${sent.length}`);
  }

  // It has served alone while the other one restarted.
  const announced = one.lines.findLast(({ msg }) => String(msg).startsWith('Figures: '));
  const metricsUrl = String(announced?.['msg']).replace('Figures: ', '');
  const figures = await (await fetch(metricsUrl)).text();
  assert.match(figures, /^vstrecha_http_request_duration_seconds_count\{operation="sendMessage",status="200"\} [1-9]/m);
  assert.match(figures, /^vstrecha_push_sockets \d/m);
  assert.match(figures, /^vstrecha_database_connections\{state="total"\} [1-9]/m);
  assert.match(figures, /^vstrecha_database_up 1$/m);

  for (const api of [one, other]) {
    assert.equal(api.errors, '');
    assert.ok(api.lines.every(({ level }) => typeof level === 'string'));
    assert.deepEqual(
      api.lines.filter(({ level }) => level === 'error' || level === 'fatal'),
      [],
    );
    assert.doesNotMatch(api.output, new RegExp(`${SESSION_COOKIE}=|медленное|postgres:password`));
  }
});
