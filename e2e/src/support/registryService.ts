import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');
const PROGRAM = 'vstrecha-kit/src/registry/main.ts';
const run = async (args: string[], env: NodeJS.ProcessEnv = {}) =>
  (await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })).stdout;

/** A command of the kit, as a team runs it. @throws with its output when it refuses */
export const runKit = (env: NodeJS.ProcessEnv, ...words: string[]) => run(['tooling/bin/kit.ts', ...words], env);

/** The registry service of a running system, on any free port. */
export async function startRegistryService(system: string) {
  const file = path.join(root, `.run/registry-${new URL(system).port}.json`);
  const service = spawn(process.execPath, [PROGRAM, 'serve', '--file', file], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(service.stdout), 'line')) as [string];
  const { port } = JSON.parse(line) as { port: number };
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    /** As an operator types it. */
    operate: (...words: string[]) => run([PROGRAM, ...words, '--file', file]),
    /** The same for this registry. */
    kit: (token: string, ...words: string[]) => runKit({ REGISTRY_TOKEN: token }, ...words, '--registry', address),
    stop: async () => {
      if (service.exitCode !== null || service.signalCode !== null) return;
      service.kill();
      await once(service, 'exit');
    },
  };
}
