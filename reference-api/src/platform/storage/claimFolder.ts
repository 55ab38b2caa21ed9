import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ServerConfig } from '../config/config.ts';
import { selectRows, type Database } from '../database/database.ts';
import { errorCode, StartupError } from '../errors/startupError.ts';

/** A database's ownership of a folder of files. */
export interface FolderClaim {
  /** Identifies the database; a restored or copied one differs. */
  owner: string;
  /** The former owner whose folder the operator hands over to this database. */
  takeover: string | undefined;
}

const FILE = 'owner';

/**
 * Identifies the database itself rather than its content: a restored dump has the same content as its source. For an embedded
 * database its path relative to the files counts too, so that the whole data folder may be moved.
 */
export async function findClaim(
  db: Database,
  { databaseUrl, dataDir, storageDir, storageTakeover }: ServerConfig,
): Promise<FolderClaim> {
  const [row] = await selectRows<{ identity: string }>(
    db,
    sql`select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as identity
      from pg_control_system()`,
  );
  const place = databaseUrl === undefined ? `/${relative(storageDir, dataDir)}` : '';
  const owner = createHash('sha256').update(`${row?.identity}${place}`).digest('hex').slice(0, 12);
  return { owner, takeover: storageTakeover };
}

/**
 * Claims a folder for a database. Processes of one database share it.
 * @throws StartupError when it belongs to another database and the operator does not hand it over
 */
export async function claimFolder(folder: string, { owner, takeover }: FolderClaim): Promise<void> {
  const file = join(folder, FILE);
  const current = await readOwner(folder);
  if (current === owner) return;
  if (current !== undefined && current !== takeover)
    throw new StartupError(
      `Папка файлов «${folder}» принадлежит другой базе данных. Если это копия для проверки, укажите другую папку в STORAGE_DIR; если база восстановлена и заменяет прежнюю, запустите сервер с STORAGE_TAKEOVER=${current}.`,
    );
  const unfinished = `${file}.${owner}~${process.pid}`;
  await writeFile(unfinished, owner);
  await rename(unfinished, file);
  if ((await readOwner(folder)) !== owner)
    throw new StartupError(`Папку файлов «${folder}» одновременно занимают две базы данных. Запустите сервер снова.`);
}

/** The owner of a folder; undefined for a folder without one. */
export async function readOwner(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, FILE), 'utf8')) || undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
