import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { ensurePgbouncer } from './ensurePgbouncer.ts';

const PAUSE_MS = 20;

/** Runs Debian's PgBouncer in front of the server of `target`. @returns the database's address behind it */
export async function startPgbouncer(
  target: string,
  poolMode: 'session' | 'transaction',
): Promise<{ url: string; stop: () => Promise<void> }> {
  const program = ensurePgbouncer();
  const { hostname, port: serverPort, username, password, pathname } = new URL(target);
  const folder = mkdtempSync(path.join(tmpdir(), 'vstrecha-pgbouncer-'));
  const port = await findFreePort();
  const file = path.join(folder, 'pgbouncer.ini');
  // As docs/operating.md says; the rest is what a test needs.
  writeFileSync(
    file,
    `[databases]
vstrecha = host=${hostname} port=${serverPort} dbname=${pathname.slice(1)} user=${username} password=${password} pool_mode=${poolMode}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
`,
    { mode: 0o644 },
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  chmodSync(folder, 0o755);
  const child = spawn(program, ['--quiet', ...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (text) => (log += String(text)));
  const exited = once(child, 'exit');
  const url = `postgres://vstrecha@127.0.0.1:${port}/vstrecha`;
  async function stop() {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  }
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer has not started.\n${log}`);
    await delay(PAUSE_MS);
  }
  return { url, stop };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
