import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { realPath } from '../system/realPath.ts';
import { UsageError } from '../system/UsageError.ts';

const PAUSE_MS = 200;
const SQLITE_BUSY = 5;

/** Waiting time for another command, and a callback for when waiting begins. */
interface Patience {
  waitMs?: number;
  onWait?: () => void;
}

/**
 * Runs work while no other process of this machine changes the registry: of two concurrent releases, the second write
 * would undo the first. SQLite takes the lock from the operating system on a file next to the registry, so it ends with
 * its process.
 * @throws {UsageError} when the other process does not end in time
 */
export async function withRegistryLock<T>(
  registry: string,
  work: () => Promise<T>,
  { waitMs = 60_000, onWait }: Patience = {},
): Promise<T> {
  const { dir, base } = path.parse(realPath(registry));
  const lock = new DatabaseSync(path.join(dir, `.${base}.lock`), { timeout: 0 });
  try {
    for (let waited = 0; !tryLock(lock); waited += PAUSE_MS) {
      if (waited >= waitMs)
        throw new UsageError(
          `Another command is still changing the registry ${registry}. Wait for its end and repeat.`,
        );
      if (waited === 0) onWait?.();
      await delay(PAUSE_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
