import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ServerConfig } from '../config/config.ts';
import { selectRows, type Database } from '../database/database.ts';
import { StartupError } from '../errors/startupError.ts';
import { isMissing, type StoragePlace } from './places.ts';

/** A database's ownership of stored files. */
export interface FilesClaim {
  /** Identifies the database; a restored or copied one differs. */
  owner: string;
  /** The former owner whose files the operator hands over to this database. */
  takeover: string | undefined;
}

const KEY = 'owner';

/**
 * Identifies the database itself rather than its content: a restored dump has the same content as its source. For an embedded
 * database its path counts too, relative to a folder of files, so that the whole data folder may be moved.
 */
export async function findClaim(
  db: Database,
  { databaseUrl, dataDir, storageDir, storageTakeover, bucket }: ServerConfig,
): Promise<FilesClaim> {
  const [row] = await selectRows<{ identity: string }>(
    db,
    sql`select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as identity
      from pg_control_system()`,
  );
  const path = bucket ? dataDir : relative(storageDir, dataDir);
  const place = databaseUrl === undefined ? `/${path}` : '';
  const owner = createHash('sha256').update(`${row?.identity}${place}`).digest('hex').slice(0, 12);
  return { owner, takeover: storageTakeover };
}

/**
 * Claims the files of a place for a database. Processes of one database share them.
 * @throws StartupError when they belong to another database and the operator does not hand them over
 */
export async function claimFiles(place: StoragePlace, { owner, takeover }: FilesClaim): Promise<void> {
  const current = await readOwner(place);
  if (current === owner) return;
  if (current !== undefined && current !== takeover)
    throw new StartupError(
      `${place.title}: the files belong to another database. If this one is a copy for a trial, set another place in ${place.variable}; if it was restored and replaces the former one, start the server with STORAGE_TAKEOVER=${current}.`,
    );
  const unfinished = `${KEY}-${owner}-${process.pid}`;
  await place.disk.put(place.keyOf(unfinished), owner);
  await place.disk.move(place.keyOf(unfinished), place.keyOf(KEY));
  if ((await readOwner(place)) !== owner)
    throw new StartupError(`${place.title}: two databases claim the files at the same time. Start the server again.`);
}

/** The owner of a place; undefined for a place without one. */
export async function readOwner({ disk, keyOf }: StoragePlace): Promise<string | undefined> {
  try {
    return (await disk.get(keyOf(KEY))) || undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
