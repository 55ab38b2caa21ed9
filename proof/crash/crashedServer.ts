import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(import.meta.resolve('reference-api/main'));

/** A server in a separate process, to be killed. */
export interface CrashedServer {
  url: string;
  child: ChildProcess;
  /** Sends SIGKILL, as abrupt as a power cut, and waits for the exit. */
  kill(): Promise<void>;
}

/** The server's data: PGlite and files in a folder, or only the files there when `databaseUrl` is set. */
export interface CrashPlace {
  folder: string;
  databaseUrl?: string | undefined;
  /** Additional environment variables. */
  settings?: Record<string, string>;
}

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
    const url = /http:[^\s"]+/.exec(String(data))?.[0];
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

/** Names of the uploaded files in the storage folder, finished and unfinished. */
export async function storedFiles({ folder }: CrashPlace): Promise<{ finished: string[]; unfinished: string[] }> {
  const [finished = [], unfinished = []] = await Promise.all(
    ['files', 'unfinished'].map(async (kind) => (await foldersOf(folder, kind)).flatMap(({ names }) => names)),
  );
  return { finished, unfinished };
}

/** Each database has its own folder in the storage. */
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
