import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#platform/config/config.ts';
import { createServerDatabase, requireServer, type ServerDatabase } from '#testing/openTestDatabase.ts';
import { DEMO_ACCOUNTS } from './seed/demoAccounts.ts';
import { startServer, type RunningServer } from './startServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'vstrecha-production-'));
let database: ServerDatabase;
let server: RunningServer;

before(async () => {
  database = await createServerDatabase(requireServer());
  const env = {
    PORT: '0',
    DATA_DIR: folder,
    MAIL_DIR: join(folder, 'mail'),
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://vstrecha.example',
  };
  server = await startServer(readConfig({ ...env, NODE_ENV: 'production' }));
});
after(async () => {
  await server?.close();
  await database?.drop();
  rmSync(folder, { recursive: true });
});

async function login(account: { login: string; password: string }) {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ login: account.login, password: account.password }),
    headers: { 'content-type': 'application/json' },
  });
  return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Runs the command that adds an administrator, with `input` on its standard input. */
const addAdmin = (args: string[], input = '') => runProgram('admin/runOperator.ts', ['admin', ...args], input);

async function runProgram(file: string, args: string[], input = '') {
  const program = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, SEED: '' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, output, errors };
}

test('has only administrators added by command on PostgreSQL', async () => {
  for (const account of Object.values(DEMO_ACCOUNTS)) assert.equal((await login(account)).status, 422, account.login);

  const boss = { login: 'boss@company.example', password: 'длинный пароль' };
  const contacts = ['--email', boss.login, '--phone', '+7 495 123-45-67'];
  const refused = await addAdmin([...contacts, '--password', boss.password]);
  assert.deepEqual([refused.code, refused.output], [2, '']);
  assert.match(refused.errors, /^Параметра «--password» нет\.[^\n]*\n$/);
  assert.ok(!refused.errors.includes(boss.password));

  const added = await addAdmin(contacts, `${boss.password}\n`);
  assert.deepEqual([added.code, added.errors], [0, '']);
  const { status, cookie } = await login(boss);
  assert.equal(status, 200);
  const user = (await (await fetch(`${server.url}/api/user`, { headers: { cookie } })).json()) as object;
  assert.deepEqual(
    { is_admin: true, registration_step: 'FINISHED', city: 'Москва' },
    Object.fromEntries(Object.entries(user).filter(([key]) => ['is_admin', 'registration_step', 'city'].includes(key))),
  );
});

test('refuses to add made-up companies to a server without SEED=demo', async () => {
  const { code, errors } = await runProgram('../../proof/runProof.ts', ['seed', '--companies', '2', '--messages', '2']);
  assert.equal(code, 1);
  assert.match(errors, /^[^\n]*SEED=demo[^\n]*\n$/);
});

test('prints a generated password once, which opens the account', async () => {
  const email = 'second@company.example';
  const { output } = await addAdmin(['--email', email, '--phone', '+7 495 123-45-68', '--generate']);
  const password = /показывается: (\S{12})\n$/.exec(output)?.[1] ?? '';
  assert.equal((await login({ login: email, password })).status, 200);
});
