import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { UsageError } from '../system/UsageError.ts';

const PAUSE_MS = 200;
const SQLITE_BUSY = 5;

/** How long to wait for whoever changes the registry at present, and whom to tell that somebody does. */
interface Patience {
  waitMs?: number;
  onWait?: () => void;
}

/**
 * Does something while no other process of this machine changes the registry: of two releases at once, each would write what it has read, and
 * one would be lost. The lock is the operating system's, taken by SQLite on a file beside the registry, so it ends with the process that
 * holds it and never stays behind.
 * @throws {UsageError} when the other one does not end in time
 */
export async function withRegistryLock<T>(
  registry: string,
  work: () => Promise<T>,
  { waitMs = 60_000, onWait }: Patience = {},
): Promise<T> {
  const lock = new DatabaseSync(path.join(path.dirname(registry), `.${path.basename(registry)}.lock`), { timeout: 0 });
  try {
    for (let waited = 0; !tryLock(lock); waited += PAUSE_MS) {
      if (waited >= waitMs)
        throw new UsageError(
          `Реестр ${registry} меняет другая команда, и она не закончилась. Дождитесь её и повторите.`,
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
