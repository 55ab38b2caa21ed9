import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createChildProcesses, type Child, type ChildProcesses } from '../tooling/src/system/childProcesses.ts';
import { repositoryRoot } from '../tooling/src/system/packages.ts';
import type { SystemPorts } from '../tooling/src/system/ports.ts';

/** Includes building. */
const START_TIMEOUT_MS = 6 * 60_000;
const PAUSE_MS = 100;

/** The reference API, which journeys stop and restart. */
export interface Api {
  /** @param settings environment variables of this start, e.g. `SETTING_PREMODERATION` */
  start: (settings?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
  /** Like a power cut: SIGKILL, without a graceful shutdown. */
  kill: () => Promise<void>;
  /** Restarts one process after the other, if there are several. */
  roll?: () => Promise<void>;
}

export interface RunningSystem {
  /** The shell’s origin, as a user would type it. */
  address: string;
  /** Folder in which the API stores e-mails as .eml files. */
  mailFolder: string;
  /** The shell’s /config.json. */
  configFile: string;
  api: Api;
  stop: () => Promise<void>;
}

/** Starts shell and remotes with the project’s own `start`, and a separate API on a new database. */
export async function startSystem(ports: SystemPorts): Promise<RunningSystem> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'vstrecha-e2e-'));
  const children = createChildProcesses();
  const mailFolder = path.join(dataFolder, 'mail');
  const configFile = path.join(dataFolder, 'config.json');
  const config = readFileSync(path.join(repositoryRoot, 'shell/public/config.json'), 'utf8');
  writeFileSync(configFile, JSON.stringify({ ...(JSON.parse(config) as object), doctor: true }));
  const forget = () => rmSync(dataFolder, { recursive: true, force: true });
  process.once('exit', forget);

  const apiOrigin = `http://127.0.0.1:${ports.api}`;
  const address = `http://localhost:${ports.shell}`;
  const api = createApi(children, { origin: apiOrigin, port: ports.api, dataFolder, mailFolder, publicUrl: address });
  const started = api.start();
  children.start({
    name: 'system',
    script: path.join(repositoryRoot, 'tooling/bin/start.ts'),
    env: {
      PORT: String(ports.shell),
      VSTRECHA_API_ORIGIN: apiOrigin,
      VSTRECHA_CONFIG: configFile,
      NODE_OPTIONS: '--disable-warning=DEP0155',
    },
  });
  await started;
  await waitFor(`${address}/api/settings`);
  await waitFor(`${address}/`);

  return {
    address,
    mailFolder,
    configFile,
    api,
    stop: async () => {
      await children.stop();
      forget();
    },
  };
}

interface ApiOptions {
  origin: string;
  port: number;
  dataFolder: string;
  mailFolder: string;
  /** Base of the links in e-mails. */
  publicUrl: string;
}

function createApi(children: ChildProcesses, { origin, port, dataFolder, mailFolder, publicUrl }: ApiOptions): Api {
  let running: Child | undefined;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (running) await children.end(running, signal);
    running = undefined;
  };
  return {
    start: async (settings = {}) => {
      running ??= children.start({
        name: 'api',
        script: path.join(repositoryRoot, 'reference-api/src/main.ts'),
        env: {
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: dataFolder,
          MAIL_DIR: mailFolder,
          PUBLIC_URL: publicUrl,
          ...settings,
        },
      });
      await waitFor(`${origin}/api/settings`);
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function waitFor(address: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const isUp = await fetch(address, { headers: { Accept: 'text/html' } }).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await delay(PAUSE_MS);
  }
  throw new Error(
    `${address} did not answer within ${START_TIMEOUT_MS / 1000} s. What the system printed stands above.`,
  );
}
