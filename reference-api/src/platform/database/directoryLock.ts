import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OTHER_FOLDER, StartupError } from '../errors/startupError.ts';

export type Release = () => void;

/** Not `lock`: earlier versions stored a process number in a file of that name. */
const FILE = 'lock.sqlite';
const SQLITE_BUSY = 5;

// References keep the garbage collector from closing a database, which would release its lock.
const openLocks = new Set<DatabaseSync>();

/**
 * Locks the data folder for this process, because PGlite lets two processes write at once and loses data silently. The kernel
 * holds the lock and releases it when the process ends, however that happens. It does not protect from processes on other hosts.
 * @throws StartupError when another process has locked the folder
 */
export function lockDirectory(folder: string): Release {
  accessSync(folder, constants.W_OK);
  const lock = new DatabaseSync(join(folder, FILE), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartupError(`Another running server uses the data folder. Stop it. ${OTHER_FOLDER}`);
  }
  openLocks.add(lock);
  return () => {
    openLocks.delete(lock);
    lock.close();
  };
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
