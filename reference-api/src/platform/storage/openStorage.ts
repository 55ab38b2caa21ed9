import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { errorCode, StartupError } from '../errors/startupError.ts';

/** A folder of uploaded files. No part of it is served; files are reached by the names that the database knows. */
export interface Storage {
  /** A path for a file that is still being written. */
  temporaryPath(): string;
  /** Gives a finished temporary file its lasting place and answers its name there. */
  keep(temporaryPath: string, extension?: ImageExtension): Promise<string>;
  pathOf(name: string): string;
  /** Whether a file is still there: whoever tidied up the folder may have taken it. */
  has(name: string): Promise<boolean>;
  /** Removes files for good; a missing one is no error. */
  remove(...names: string[]): Promise<void>;
  /** Names of files that came so long ago that no upload is still about to enter them into the database. */
  settledNames(): Promise<string[]>;
}

/** Only images keep an extension: their names are part of public addresses. */
export type ImageExtension = 'jpg' | 'png' | 'webp';

const STORED_NAME = /^[0-9a-f]{32}(\.(jpg|png|webp))?$/;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Opens the folder, creating it when needed, and sweeps out what uploads that never ended have left.
 * @throws StartupError when it cannot be written
 */
export async function openStorage(folder: string): Promise<Storage> {
  const temporary = join(folder, 'unfinished');
  const files = join(folder, 'files');
  try {
    await mkdir(temporary, { recursive: true });
    await mkdir(files, { recursive: true });
    await sweepTemporary(temporary);
  } catch (error) {
    throw new StartupError(
      `В папку файлов «${folder}» нельзя писать (${errorCode(error) ?? 'неизвестная причина'}). Укажите другую в STORAGE_DIR.`,
    );
  }
  const pathOf = (name: string) => {
    if (!STORED_NAME.test(name))
      throw new Error('The database names a stored file that storage did not name; look for who wrote it there.');
    return join(files, name);
  };
  return {
    pathOf,
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    temporaryPath: () => join(temporary, `${hostname()}~${process.pid}~${randomBytes(16).toString('hex')}`),
    async keep(path, extension) {
      const name = `${randomBytes(16).toString('hex')}${extension ? `.${extension}` : ''}`;
      await rename(path, pathOf(name));
      return name;
    },
    async remove(...names) {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })));
    },
    async settledNames() {
      const names = (await readdir(files)).filter((name) => STORED_NAME.test(name));
      const ages = await Promise.all(names.map((name) => ageOf(join(files, name))));
      return names.filter((_, index) => (ages[index] ?? 0) > HOUR_MS);
    },
  };
}

/** Several processes may share the folder: a file goes when its process is gone, or when nobody has written to it for an hour. */
async function sweepTemporary(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [host, pid] = name.split('~');
    const isAbandoned = host === hostname() ? !isRunning(Number(pid)) : (await ageOf(join(folder, name))) > HOUR_MS;
    if (isAbandoned) await rm(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  // A process with our own id that left a file here is an earlier one.
  if (pid === process.pid || !Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** In milliseconds by the machine's clock, which file times follow; a file that is gone is as good as new. */
async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : 0;
}
