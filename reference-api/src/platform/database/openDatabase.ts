import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { isDiskFull, noteLostConnection } from '../errors/outage.ts';
import { errorCode, OTHER_FOLDER, StartupError } from '../errors/startupError.ts';
import { applySettings, checkSettings } from './connectionSettings.ts';
import type { Database, OpenDatabase } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { drizzlePool } from './drizzlePool.ts';
import { FolderPglite } from './folderPglite.ts';
import { createStatementNames } from './nameStatements.ts';
import { pgliteNotifications, ServerNotifications } from './notifications.ts';
import * as schema from './schema.ts';

/** The embedded PostgreSQL's part of a data folder. */
export const DATA = 'postgres';
const UNFINISHED = 'postgres.unfinished-';

/**
 * Opens the embedded PostgreSQL in a folder, creating it on the first start. One process at a time.
 * @throws StartupError when the folder is locked or not writable
 */
export async function openFolder(folder: string): Promise<OpenDatabase> {
  try {
    mkdirSync(folder, { recursive: true });
    const release = lockDirectory(folder);
    try {
      await initialise(folder);
      const open = await openPglite(new FolderPglite(join(folder, DATA)));
      return { ...open, close: () => open.close().finally(release) };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    // A full disk has a separate message, at whichever step of the start it occurs.
    if (error instanceof StartupError || isDiskFull(error)) throw error;
    if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(errorCode(error) ?? '')) {
      throw new StartupError(`The data folder "${folder}" is not writable (${errorCode(error)}). ${OTHER_FOLDER}`);
    }
    throw new StartupError(
      `The database in "${folder}" does not open: ${firstLine(error)}. Delete the folder to begin anew.`,
    );
  }
}

/** Wraps an existing embedded PostgreSQL, such as one in memory. */
export async function openPglite(client: PGlite): Promise<OpenDatabase> {
  await client.waitReady;
  const db: Database = drizzlePglite(client, { schema });
  return { db, notifications: pgliteNotifications(client), close: () => client.close() };
}

/**
 * Connects to a PostgreSQL server.
 * @throws StartupError when it does not answer, or a pooler in between keeps no settings
 */
export async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- pg-pool waits for it, but its types do not say so.
    onConnect: applySettings,
  });
  // The pool replaces a broken connection. Without a listener the error ends the process, also that of a connection in use.
  pool.on('error', noteLostConnection);
  const nameStatements = createStatementNames();
  pool.on('connect', (client) => {
    client.on('error', noteLostConnection);
    nameStatements(client);
  });
  try {
    await checkSettings(pool);
  } catch (error) {
    await pool.end();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `PostgreSQL of DATABASE_URL does not answer (${errorCode(error) ?? firstLine(error)}). Check address, name and password.`,
    );
  }
  const notifications = new ServerNotifications(url);
  return {
    db: drizzlePool(pool),
    notifications,
    countConnections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await notifications.close();
      await pool.end();
    },
  };
}

/** Creates the database under a temporary name and renames it, so that an interrupted first start leaves no partial database. */
async function initialise(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(UNFINISHED)))
    rmSync(join(folder, name), { recursive: true, force: true });
  if (existsSync(join(folder, DATA))) return;
  const temporary = join(folder, `${UNFINISHED}${process.pid}`);
  const client = new PGlite(temporary);
  await client.waitReady;
  await client.close();
  renameSync(temporary, join(folder, DATA));
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
