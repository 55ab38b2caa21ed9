import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { DriveFile } from 'flydrive';
import type { BucketConfig } from '../config/bucketConfig.ts';
import type { StoredFile } from '../contract/types.ts';
import { errorCode } from '../errors/startupError.ts';
import { claimFiles, readOwner, type FilesClaim } from './claimFiles.ts';
import { isMissing, notWritable, openBucketPlace, openFolderPlace } from './places.ts';

/** Uploaded files in a folder or a bucket. They are not served directly; files are reached by the names in the database. */
export interface Storage {
  /** A path on this machine for a file that is still being written. */
  temporaryPath(): string;
  /** Moves a finished temporary file to its permanent place and returns its name there. */
  keep(temporaryPath: string, extension?: ImageExtension): Promise<string>;
  /** A stored file; undefined when it is gone, as it may have been removed by hand. */
  find(name: string): Promise<StoredFile | undefined>;
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
  /** @throws Error when another database has taken the files over */
  assertOwned(): Promise<void>;
  /** Names of files so old that no upload can still be about to insert their row. */
  settledNames(): Promise<string[]>;
}

export interface StorageOptions {
  /** Without it the files are not tied to a database. */
  claim?: FilesClaim;
  /** Keeps finished files in a bucket; the folder then holds uploads under way only. */
  bucket?: { config: BucketConfig; prefix: string } | undefined;
}

/** Only images keep an extension: their names are part of public addresses. */
export type ImageExtension = 'jpg' | 'png' | 'webp';

type Area = 'files' | 'trash';

const STORED_NAME = /^[0-9a-f]{32}(\.(jpg|png|webp))?$/;
const HOUR_MS = 60 * 60 * 1000;
const TRASH_MS = 7 * 24 * HOUR_MS;

/**
 * Opens the storage and removes the remains of interrupted uploads.
 * @param folder is created when needed
 * @throws StartupError when it cannot be written or belongs to another database
 */
export async function openStorage(folder: string, { claim, bucket }: StorageOptions = {}): Promise<Storage> {
  const temporary = join(folder, 'unfinished');
  const place = bucket ? await openBucketPlace(bucket.config, bucket.prefix) : await openFolderPlace(folder);
  const { disk } = place;
  if (claim) await claimFiles(place, claim);
  try {
    await mkdir(temporary, { recursive: true });
    await sweepTemporary(temporary);
  } catch (error) {
    throw notWritable(folder, error);
  }
  function keyOf(area: Area, name: string): string {
    if (!STORED_NAME.test(name))
      throw new Error('The database names a stored file that storage did not name; look for who wrote it there.');
    return place.keyOf(`${area}/${name}`);
  }
  const ifPresent = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      // Several processes sweep the same files.
      if (!isMissing(error)) throw error;
    });

  async function list(area: Area): Promise<DriveFile[]> {
    const found: DriveFile[] = [];
    let paginationToken: string | undefined;
    do {
      const page = await disk.listAll(place.keyOf(area), { ...(paginationToken !== undefined && { paginationToken }) });
      for (const entry of page.objects) if (entry.isFile && STORED_NAME.test(entry.name)) found.push(entry);
      paginationToken = page.paginationToken;
    } while (paginationToken !== undefined);
    return found;
  }

  /** Names of files that are older than this; a missing file counts as new. */
  async function olderThan(area: Area, ageMs: number): Promise<string[]> {
    const files = await list(area);
    const ages = await Promise.all(
      files.map((file) =>
        file.getMetaData().then(
          ({ lastModified }) => Date.now() - lastModified.getTime(),
          () => 0,
        ),
      ),
    );
    return files.filter((_, index) => (ages[index] ?? 0) > ageMs).map(({ name }) => name);
  }

  return {
    temporaryPath: () => join(temporary, `${hostname()}~${process.pid}~${randomBytes(16).toString('hex')}`),
    async keep(path, extension) {
      const name = `${randomBytes(16).toString('hex')}${extension ? `.${extension}` : ''}`;
      await place.take(path, `files/${name}`);
      return name;
    },
    async find(name) {
      const file = disk.file(keyOf('files', name));
      try {
        const { contentLength } = await file.getMetaData();
        return { size: contentLength, open: () => file.getStream() };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(...names) {
      await Promise.all(names.map((name) => disk.delete(keyOf('files', name))));
    },
    async discard(names) {
      for (const name of names) await ifPresent(disk.move(keyOf('files', name), keyOf('trash', name)));
    },
    discardedNames: async () => (await list('trash')).map(({ name }) => name),
    async recover(names) {
      for (const name of names) await ifPresent(disk.move(keyOf('trash', name), keyOf('files', name)));
    },
    async purge(names) {
      const old = new Set(await olderThan('trash', TRASH_MS));
      for (const name of names) if (old.has(name)) await disk.delete(keyOf('trash', name));
    },
    async assertOwned() {
      if (claim && (await readOwner(place)) !== claim.owner)
        throw new Error(`${place.title}: another database has claimed the files. Stop this server.`);
    },
    settledNames: () => olderThan('files', HOUR_MS),
  };
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
