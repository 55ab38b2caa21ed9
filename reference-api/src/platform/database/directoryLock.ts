import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode, StartupError } from '../errors/startupError.ts';

interface Owner {
  pid: number;
  /** when the process began, in the kernel's ticks; tells a process from a later one with the same number. Null where unknown. */
  born: string | null;
}

/** Lets the folder go. */
export type Release = () => void;

// Locks of this very process: its number alone does not say whether the lock is from an earlier life with the same number.
const held = new Set<string>();

/**
 * Takes the data folder for this process: PGlite itself would let two processes write at once and lose data silently.
 * A lock left behind by a process that is gone is taken over.
 * @throws StartupError when another living process has it
 */
export function lockDirectory(file: string): Release {
  if (held.has(file)) throw occupied(process.pid);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryCreate(file)) {
      held.add(file);
      return () => {
        held.delete(file);
        rmSync(file, { force: true });
      };
    }
    const owner = readOwner(file);
    if (owner && isAlive(owner)) throw occupied(owner.pid);
    setAside(file, owner);
  }
  throw new StartupError(
    'Папку данных одновременно занимают несколько серверов. Остановите лишние и запустите сервер снова.',
  );
}

function tryCreate(file: string): boolean {
  const me: Owner = { pid: process.pid, born: birthOf(process.pid) };
  try {
    writeFileSync(file, JSON.stringify(me), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): Owner | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    return { pid: value.pid, born: 'born' in value && typeof value.born === 'string' ? value.born : null };
  } catch {
    return null;
  }
}

/** Moves a dead lock away. Of two processes that do so at once, the one that caught a fresh lock puts it back. */
function setAside(file: string, dead: Owner | null): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readOwner(aside);
  if (moved && moved.pid !== dead?.pid && isAlive(moved)) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

function isAlive({ pid, born }: Owner): boolean {
  // Not in `held`, so a lock with our own number is from before a restart in a container.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
  }
  const now = birthOf(pid);
  return born === null || now === null || born === now;
}

function birthOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function occupied(pid: number): StartupError {
  return new StartupError(
    `Папка данных занята другим запущенным сервером (процесс ${pid}). Остановите его или укажите другую папку в DATA_DIR.`,
  );
}
