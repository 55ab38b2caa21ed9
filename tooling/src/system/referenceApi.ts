import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { createApi, type Api } from './apiProcesses.ts';
import { createChildProcesses, type ChildProcesses } from './childProcesses.ts';
import { originOf, type Hosts } from './hosts.ts';
import { repositoryRoot } from './packages.ts';
import type { SystemPorts } from './ports.ts';
import { dataFolder } from './runFolder.ts';
import { waitUntilUp } from './waitUntilUp.ts';

const FOLDER = path.join(repositoryRoot, 'reference-api');

interface Account {
  login: string;
  password: string;
  en: string;
  ru: string;
}

/** Origin of another API in VSTRECHA_API_ORIGIN; with it the reference API is not started. */
export function foreignApiOrigin(): string | undefined {
  const origin = process.env.VSTRECHA_API_ORIGIN?.trim();
  if (!origin) return undefined;
  if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  throw new UsageError(
    `VSTRECHA_API_ORIGIN=${origin} is not an origin: give one without a path, such as http://127.0.0.1:4000.`,
  );
}

export interface ApiOptions {
  ports: SystemPorts;
  hosts: Hosts;
  /** Origin of another API, in place of the reference API. */
  foreignApi?: string | undefined;
  /** Environment of the reference API besides its address. */
  env?: Readonly<Record<string, string>>;
}

export interface StartedApi {
  origin: string;
  /** Another's API stays as it is. */
  api: Api;
  /** Resolves when the API responds. */
  isUp: Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts the API behind a shell, with its database. Its e-mails link to the shell; PUBLIC_URL sets another address, e.g.
 * that of a proxy in front.
 */
export function startApi(
  { ports, hosts, foreignApi, env = {} }: ApiOptions,
  children: ChildProcesses = createChildProcesses(),
): StartedApi {
  const own = {
    DATA_DIR: dataFolder(),
    PUBLIC_URL: process.env.PUBLIC_URL || originOf(hosts, ports.shell),
    ...env,
  };
  const api = createApi(children, foreignApi === undefined ? [ports.api] : [], own);
  const origin = foreignApi ?? `http://127.0.0.1:${ports.api}`;
  // The API is silent while it seeds, so a start would look stuck.
  if (foreignApi === undefined && !process.env.DATABASE_URL && !existsSync(path.join(own.DATA_DIR, 'postgres')))
    console.log('Starting the API; its new database is being filled, which takes up to a minute.');
  const isUp = foreignApi === undefined ? api.start() : waitUntilUp(`${origin}/api/settings`);
  // Handled by those who await it, even if it fails earlier.
  isUp.catch(() => undefined);
  return { origin, api, isUp, stop: () => children.stop() };
}

/**
 * Whether the reference API seeds a new database with the README's accounts: the embedded one by default, any other
 * only with SEED=demo.
 */
export function seedsDemoAccounts({ SEED, DATABASE_URL }: NodeJS.ProcessEnv = process.env): boolean {
  return SEED ? SEED === 'demo' : !DATABASE_URL;
}

/** The seeded accounts. Imported by path, because tooling starts the product's packages without depending on them. */
export async function readDemoAccounts(): Promise<Account[]> {
  const module = (await import(path.join(FOLDER, 'src/seed/demoAccounts.ts'))) as {
    DEMO_ACCOUNTS: Record<string, Account>;
  };
  return Object.values(module.DEMO_ACCOUNTS);
}
