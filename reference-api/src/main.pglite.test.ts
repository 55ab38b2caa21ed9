import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
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
    /** waits until it listens and answers its address */
    async url(): Promise<string> {
      while (!output.includes('http')) {
        assert.equal(child.exitCode, null, output);
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      }
      return /http:\S+/.exec(output)?.[0] ?? '';
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

test('a server keeps everything over a restart, shares its folder with nobody, and stops at once', async () => {
  const first = run({});
  const url = await first.url();
  const cookie = await login(url);
  const sent = await fetch(`${url}/api/message`, {
    method: 'POST',
    body: JSON.stringify({ user_id: 2, text: 'переживёт перезапуск', attachments: [] }),
    headers: { 'content-type': 'application/json', cookie },
  });
  assert.equal(sent.status, 200);

  const second = await run({}).exit();
  assert.deepEqual(
    [second.code, second.output],
    [
      1,
      `Папка данных занята другим запущенным сервером (процесс ${first.child.pid}). Остановите его или укажите другую папку в DATA_DIR.\n`,
    ],
  );

  // An open push connection must not hold the server back.
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/vstrecha-local?protocol=7`);
  await once(socket, 'open');
  const stopping = performance.now();
  first.child.kill('SIGTERM');
  assert.equal((await first.exit()).code, 0);
  assert.ok(performance.now() - stopping < 4000);

  const stranger = createServer().listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const { port } = stranger.address() as AddressInfo;
  const busy = await run({ PORT: String(port) }).exit();
  stranger.close();
  assert.equal(busy.code, 1);
  assert.match(busy.output, new RegExp(`^Порт ${port} занят[^\\n]*\\.\\n$`));

  const third = run({});
  const restarted = await third.url();
  const chat = await fetch(`${restarted}/api/chat/2`, { headers: { cookie } });
  assert.equal(((await chat.json()) as { last_message: string }).last_message, 'переживёт перезапуск');
  // Killed without a word: the lock left behind does not keep the next one out.
  third.child.kill('SIGKILL');
  await third.exit();
  const fourth = run({});
  await fourth.url();
  fourth.child.kill('SIGINT');
  assert.equal((await fourth.exit()).code, 0);
});

test('a bad value of the environment ends the start with one sentence', async () => {
  const { code, output } = await run({ PORT: 'http' }).exit();
  assert.deepEqual([code, output], [1, 'PORT должен быть числом от 0 до 65535, а указано «http».\n']);
});
