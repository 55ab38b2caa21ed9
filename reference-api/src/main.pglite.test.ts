import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { OTHER_FOLDER } from '#platform/errors/startupError.ts';
import { DEMO_ACCOUNTS } from './seed/demoAccounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'vstrecha-main-'));
const processes: ChildProcess[] = [];
after(() => {
  for (const child of processes) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += String(data)));
  child.stderr.on('data', (data: Buffer) => (output += String(data)));
  return {
    child,
    /** Waits until the server listens and returns its address. */
    async url(): Promise<string> {
      while (!output.includes('http')) {
        assert.equal(child.exitCode, null, output);
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      }
      return /http:[^\s"]+/.exec(output)?.[0] ?? '';
    },
    async exit(): Promise<{ code: number | null; output: string }> {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return { code: child.exitCode, output };
    },
  };
}

async function login(url: string): Promise<string> {
  const body = JSON.stringify({ login: DEMO_ACCOUNTS.supplier.login, password: DEMO_ACCOUNTS.supplier.password });
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  assert.equal(answer.status, 200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

// The tests share one data folder, whose first server takes longest: it creates the database and fills it.
describe('a server and its data folder', () => {
  const first = run({});
  let url = '';
  let cookie = '';

  before(async () => {
    url = await first.url();
    cookie = await login(url);
    const sent = await fetch(`${url}/api/message`, {
      method: 'POST',
      body: JSON.stringify({ user_id: 2, text: 'переживёт перезапуск', attachments: [] }),
      headers: { 'content-type': 'application/json', cookie },
    });
    assert.equal(sent.status, 200);
  });

  test('refuses a second server on the folder', async () => {
    const second = await run({}).exit();
    assert.deepEqual(
      [second.code, second.output],
      [1, `Another running server uses the data folder. Stop it. ${OTHER_FOLDER}\n`],
    );
  });

  test('stops promptly while a push connection is open', async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/app/vstrecha-local?protocol=7`);
    await once(socket, 'open');
    const stopping = performance.now();
    first.child.kill('SIGTERM');
    assert.equal((await first.exit()).code, 0);
    // It would wait 25 s for a request.
    assert.ok(performance.now() - stopping < 15_000);
  });

  test('names the port that is in use', async () => {
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port } = stranger.address() as AddressInfo;
    const busy = await run({ PORT: String(port) }).exit();
    stranger.close();
    assert.equal(busy.code, 1);
    assert.match(busy.output, new RegExp(`^Port ${port} is in use[^\\n]*\\.\\n$`));
  });

  test('keeps messages over a restart', async () => {
    const restarted = run({});
    const chat = await fetch(`${await restarted.url()}/api/chat/2`, { headers: { cookie } });
    assert.equal(((await chat.json()) as { last_message: string }).last_message, 'переживёт перезапуск');
    restarted.child.kill('SIGKILL');
    await restarted.exit();
  });

  test('starts after a kill and stops on Ctrl-C', async () => {
    const server = run({});
    await server.url();
    server.child.kill('SIGINT');
    assert.equal((await server.exit()).code, 0);
  });
});

test('refuses a bad environment variable with one sentence', async () => {
  const { code, output } = await run({ PORT: 'http' }).exit();
  assert.deepEqual([code, output], [1, 'PORT must be a number from 0 to 65535, not "http".\n']);
});

test('moves an ended demo event and prints its new days [OPS-01]', async () => {
  const data = { DATA_DIR: join(folder, 'demo') };
  const before = run({ ...data, NOW: '2026-11-21T12:00:00+03:00' });
  await before.url();
  before.child.kill('SIGTERM');
  await before.exit();

  const later = run({ ...data, NOW: '2027-03-01T12:00:00+03:00' });
  await later.url();
  later.child.kill('SIGTERM');
  assert.match((await later.exit()).output, /it now lasts from 2027-02-28 to 2027-03-14/);
});

test('starts without its mail server and warns [OPS-03]', async () => {
  const server = run({ DATA_DIR: join(folder, 'mail'), MAIL_URL: 'smtp://127.0.0.1:1' });
  await server.url();
  server.child.kill('SIGTERM');
  assert.match((await server.exit()).output, /The mail server of MAIL_URL does not answer \(E\w+\)\. E-mails wait/);
});
