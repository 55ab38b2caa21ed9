import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNodePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { errorCode, StartupError } from '../errors/startupError.ts';
import type { Database, OpenDatabase } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { pgliteNotifications, ServerNotifications } from './notifications.ts';
import * as schema from './schema.ts';

const DATA = 'postgres';
const UNFINISHED = 'postgres.unfinished-';

/**
 * Opens the embedded PostgreSQL in a folder, creating it on the first start. One process at a time.
 * @throws StartupError when the folder is taken or cannot be written
 */
export async function openFolder(folder: string): Promise<OpenDatabase> {
  try {
    mkdirSync(folder, { recursive: true });
    const release = lockDirectory(join(folder, 'lock'));
    try {
      await initialise(folder);
      const open = await openPglite(new PGlite(join(folder, DATA)));
      return { ...open, close: () => open.close().finally(release) };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'ENOENT'].includes(errorCode(error) ?? '')) {
      throw new StartupError(
        `В папку данных «${folder}» нельзя писать (${errorCode(error)}). Укажите другую в DATA_DIR.`,
      );
    }
    throw new StartupError(
      `База данных в папке «${folder}» не открывается: ${firstLine(error)}. Удалите папку, чтобы начать заново.`,
    );
  }
}

/** Takes over an embedded PostgreSQL that was made elsewhere, in memory for instance. */
export async function openPglite(client: PGlite): Promise<OpenDatabase> {
  await client.waitReady;
  const db: Database = drizzlePglite(client, { schema });
  return { db, notifications: pgliteNotifications(client), close: () => client.close() };
}

/**
 * Connects to a PostgreSQL server.
 * @throws StartupError when it does not answer
 */
export async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartupError(
      `PostgreSQL из DATABASE_URL не отвечает (${errorCode(error) ?? firstLine(error)}). Проверьте адрес, имя и пароль.`,
    );
  }
  const notifications = new ServerNotifications(url);
  return {
    db: drizzleNodePg(pool, { schema }),
    notifications,
    async close() {
      await notifications.close();
      await pool.end();
    },
  };
}

/** An interrupted first start must not leave half a database under the real name: it is made beside it, then renamed. */
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
