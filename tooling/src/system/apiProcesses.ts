import path from 'node:path';
import type { Child, ChildProcesses } from './childProcesses.ts';
import { repositoryRoot } from './packages.ts';
import { waitUntilUp } from './waitUntilUp.ts';

const FOLDER = path.join(repositoryRoot, 'reference-api');

/** The reference API, whose processes can be stopped and started again. */
export interface Api {
  /** @param settings environment variables of this start, e.g. `SETTING_PREMODERATION` */
  start: (settings?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
  /** Like a power cut: SIGKILL, without a graceful shutdown. */
  kill: () => Promise<void>;
  /** Restarts one process after the other. */
  roll: () => Promise<void>;
}

/** Processes of the reference API, one for each port, not yet started. */
export function createApi(
  children: Pick<ChildProcesses, 'start' | 'end'>,
  ports: readonly number[],
  env: Readonly<Record<string, string | undefined>>,
): Api {
  const running = new Map<number, Child>();
  const begin = async (port: number, settings: Record<string, string> = {}) => {
    const own = { ...env, PORT: String(port), HOST: '127.0.0.1', ...settings };
    running.set(port, children.start({ name: 'api', script: path.join(FOLDER, 'src/main.ts'), cwd: FOLDER, env: own }));
    await waitUntilUp(`http://127.0.0.1:${port}/readyz`);
  };
  const end = async (port: number, signal: 'SIGTERM' | 'SIGKILL') => {
    const child = running.get(port);
    running.delete(port);
    if (child) await children.end(child, signal);
  };
  const endAll = async (signal: 'SIGTERM' | 'SIGKILL') =>
    void (await Promise.all(ports.map((port) => end(port, signal))));
  return {
    start: async (settings) => {
      const missing = ports.filter((port) => !running.has(port));
      await Promise.all(missing.map((port) => begin(port, settings)));
    },
    stop: () => endAll('SIGTERM'),
    kill: () => endAll('SIGKILL'),
    roll: async () => {
      for (const port of ports) {
        await end(port, 'SIGTERM');
        await begin(port);
      }
    },
  };
}
