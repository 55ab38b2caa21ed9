import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import type { ChildProcesses } from './childProcesses.ts';
import { originOf, type Hosts } from './hosts.ts';
import { repositoryRoot } from './packages.ts';
import type { SystemPorts } from './ports.ts';
import { dataFolder } from './runFolder.ts';

const FOLDER = path.join(repositoryRoot, 'reference-api');
/**
 * ms. The very first start seeds the database, which takes over a minute on a busy machine; an API that exits is
 * noticed at once.
 */
const START_TIMEOUT = 180_000;
const PAUSE = 100;

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

/**
 * Starts the reference API with its database as a child. Its e-mails link to the shell; PUBLIC_URL sets another
 * address, e.g. that of a proxy in front.
 * @returns its origin, which may not respond yet
 */
export function startReferenceApi(
  children: Pick<ChildProcesses, 'start'>,
  { ports, hosts }: { ports: SystemPorts; hosts: Hosts },
): string {
  // The API is silent while it seeds, so a start would look stuck.
  if (!process.env.DATABASE_URL && !existsSync(path.join(dataFolder(), 'postgres')))
    console.log('Starting the API; its new database is being filled, which takes up to a minute.');
  children.start({
    name: 'api',
    script: path.join(FOLDER, 'src/main.ts'),
    cwd: FOLDER,
    env: {
      PORT: String(ports.api),
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder(),
      PUBLIC_URL: process.env.PUBLIC_URL || originOf(hosts, ports.shell),
    },
  });
  return `http://127.0.0.1:${ports.api}`;
}

/** Resolves when the API responds. @throws {UsageError} after a timeout */
export async function waitForApi(origin: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    const isUp = await fetch(`${origin}/api/settings`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new UsageError(`The API at ${origin} does not answer. Its messages are above.`);
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
