import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
// Files of the last hour are left alone by a start: an upload may be about to enter them into the database.
const LONG_AGO_MS = 2 * 60 * 60 * 1000;

/** A server in a process of its own, to be killed. */
export interface CrashedServer {
  url: string;
  child: ChildProcess;
  /** Kills it as a power cut would, if it lives, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Where the server's data is: PGlite and files in a folder, or only the files there when a database is named. */
export interface CrashPlace {
  folder: string;
  databaseUrl?: string | undefined;
  /** environment variables besides */
  settings?: Record<string, string>;
}

/** Starts a server and waits until it listens. */
export async function startServerToCrash({
  folder,
  databaseUrl = '',
  settings = {},
}: CrashPlace): Promise<CrashedServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      STORAGE_DIR: '',
      PORT: '0',
      NOW: '',
      DATABASE_URL: databaseUrl,
      SEED: 'demo',
      WRITES_PER_MINUTE: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit').then(() => Promise.reject(new Error('The server ended before it listened.')));
  exit.catch(() => undefined);
  for (;;) {
    const [data] = (await Promise.race([once(child.stdout, 'data'), exit])) as [Buffer];
    const url = /http:\S+/.exec(String(data))?.[0];
    if (!url) continue;
    return {
      url,
      child,
      async kill() {
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      },
    };
  }
}

/** Names of the uploaded files that lie in the storage folder, finished and unfinished ones. */
export async function storedFiles({ folder }: CrashPlace): Promise<{ finished: string[]; unfinished: string[] }> {
  const [finished = [], unfinished = []] = await Promise.all(
    ['files', 'unfinished'].map(async (kind) => (await foldersOf(folder, kind)).flatMap(({ names }) => names)),
  );
  return { finished, unfinished };
}

/** Makes all files as old as the next start wants them to be before it asks whether anything leads to them. */
export async function ageStoredFiles({ folder }: CrashPlace): Promise<void> {
  const then = new Date(Date.now() - LONG_AGO_MS);
  for (const { path, names } of await foldersOf(folder, 'files'))
    for (const name of names) await utimes(join(path, name), then, then);
}

/** Each database has a folder of its own in the storage. */
async function foldersOf(folder: string, kind: string): Promise<{ path: string; names: string[] }[]> {
  const storage = join(folder, 'storage');
  const databases = await readdir(storage).catch(() => []);
  return Promise.all(
    databases.map(async (database) => ({
      path: join(storage, database, kind),
      names: await readdir(join(storage, database, kind)),
    })),
  );
}
