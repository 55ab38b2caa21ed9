import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Nginx } from './findNginx.ts';
import type { Deployment } from './readDeployment.ts';

const PAUSE_MS = 20;

/** Runs nginx with a written configuration that has its own `state`. Resolves once it accepts connections. */
export async function startNginx(
  { out, state, shell }: Deployment,
  { program }: Nginx,
): Promise<{ stop: () => Promise<void> }> {
  if (state === undefined) throw new Error('nginx needs a folder for its state, or it would write to the system’s.');
  mkdirSync(state, { recursive: true });
  // Its workers would lose the right to read temporary folders.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn(program, ['-c', path.join(out, 'nginx.conf'), '-g', `${user}daemon off;`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  while (!(await accepts(shell.port))) {
    if (child.exitCode !== null) throw new Error('nginx has not started; its reason stands above.');
    await delay(PAUSE_MS);
  }
  return { stop };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}
