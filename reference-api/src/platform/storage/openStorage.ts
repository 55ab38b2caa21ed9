import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { errorCode, StartupError } from '../errors/startupError.ts';
import { claimFolder, readOwner, type FolderClaim } from './claimFolder.ts';

/** A folder of uploaded files. It is not served directly; files are reached by the names in the database. */
export interface Storage {
  /** A path for a file that is still being written. */
  temporaryPath(): string;
  /** Moves a finished temporary file to its permanent place and returns its name there. */
  keep(temporaryPath: string, extension?: ImageExtension): Promise<string>;
  pathOf(name: string): string;
  /** Whether a file still exists; it may have been removed from the folder by hand. */
  has(name: string): Promise<boolean>;
  /** Deletes files; ignores missing ones. */
  remove(...names: string[]): Promise<void>;
  /** Moves files to the trash; ignores missing ones. */
  discard(names: string[]): Promise<void>;
  /** Names of files in the trash. */
  discardedNames(): Promise<string[]>;
  /** Moves files back from the trash. */
  recover(names: string[]): Promise<void>;
  /** Deletes these files from the trash if they have been there for seven days. */
  purge(names: string[]): Promise<void>;
  /** @throws Error when another database has taken the folder over */
  assertOwned(): Promise<void>;
  /** Names of files so old that no upload can still be about to insert their row. */
  settledNames(): Promise<string[]>;
}

/** Only images keep an extension: their names are part of public addresses. */
export type ImageExtension = 'jpg' | 'png' | 'webp';

const STORED_NAME = /^[0-9a-f]{32}(\.(jpg|png|webp))?$/;
const HOUR_MS = 60 * 60 * 1000;
const TRASH_MS = 7 * 24 * HOUR_MS;

/**
 * Opens the folder, creating it when needed, and removes the remains of interrupted uploads.
 * @param claim without it the folder is not tied to a database
 * @throws StartupError when it cannot be written or belongs to another database
 */
export async function openStorage(folder: string, claim?: FolderClaim): Promise<Storage> {
  const temporary = join(folder, 'unfinished');
  const files = join(folder, 'files');
  const trash = join(folder, 'trash');
  try {
    await mkdir(temporary, { recursive: true });
    await mkdir(files, { recursive: true });
    await mkdir(trash, { recursive: true });
    if (claim) await claimFolder(folder, claim);
    await sweepTemporary(temporary);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `В папку файлов «${folder}» нельзя писать (${errorCode(error) ?? 'неизвестная причина'}). Укажите другую в STORAGE_DIR.`,
    );
  }
  const checked = (name: string) => {
    if (!STORED_NAME.test(name))
      throw new Error('The database names a stored file that storage did not name; look for who wrote it there.');
    return name;
  };
  const pathOf = (name: string) => join(files, checked(name));
  const trashOf = (name: string) => join(trash, checked(name));
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
    async discard(names) {
      for (const name of names) {
        // The time in the trash counts from here. In this order a moved file never looks old.
        const now = new Date();
        await ifPresent(utimes(pathOf(name), now, now));
        await ifPresent(rename(pathOf(name), trashOf(name)));
      }
    },
    async discardedNames() {
      return (await readdir(trash)).filter((name) => STORED_NAME.test(name));
    },
    async recover(names) {
      for (const name of names) await ifPresent(rename(trashOf(name), pathOf(name)));
    },
    async purge(names) {
      for (const name of names) if ((await ageOf(trashOf(name))) > TRASH_MS) await rm(trashOf(name), { force: true });
    },
    async assertOwned() {
      if (claim && (await readOwner(folder)) !== claim.owner)
        throw new Error(`Папку файлов «${folder}» заняла другая база данных. Остановите этот сервер.`);
    },
    async settledNames() {
      const names = (await readdir(files)).filter((name) => STORED_NAME.test(name));
      const ages = await Promise.all(names.map((name) => ageOf(join(files, name))));
      return names.filter((_, index) => (ages[index] ?? 0) > HOUR_MS);
    },
  };
}

/** Several processes sweep one folder, so the file may be gone already. */
async function ifPresent(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
}

/**
 * Several processes may share the folder: deletes the files of processes that ended, and other hosts' files without a write for
 * an hour.
 */
async function sweepTemporary(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [host, pid] = name.split('~');
    const isAbandoned = host === hostname() ? !isRunning(Number(pid)) : (await ageOf(join(folder, name))) > HOUR_MS;
    if (isAbandoned) await rm(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  // A file with our own process id was left by an earlier process.
  if (pid === process.pid || !Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** In milliseconds of the machine's clock, which file times use; a missing file counts as new. */
async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : 0;
}
