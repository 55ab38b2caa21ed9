import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { PASSWORD_COST } from './auth/passwords.ts';
import { createClock, type Clock } from './clock.ts';
import type { ServerConfig } from './config.ts';
import { createApp } from './createApp.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openFolder, openServer } from './db/openDatabase.ts';
import { secrets } from './db/schema.ts';
import { createHostedPush } from './push/hostedPush.ts';
import { createLocalPush } from './push/localPush.ts';
import type { PushService } from './push/pushService.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { errorCode, StartupError } from './startupError.ts';

/** A listening server. */
export interface RunningServer {
  url: string;
  clock: Clock;
  db: Database;
  /** Stops within two seconds: requests under way are finished, connections are closed, the data folder is let go. */
  close(): Promise<void>;
}

const CLOSE_MS = 1500;
const LOCAL_PUSH = { appId: 'vstrecha-local', key: 'vstrecha-local' };

/**
 * Opens the database, brings it up to date, seeds it when it is empty, and listens.
 * @throws StartupError with a sentence for the operator
 */
export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const clock = createClock(config.startAt);
  const { db, close: closeDatabase } = config.databaseUrl ? await openServer(config.databaseUrl) : await openFolder(config.dataDir);
  let push: PushService | undefined;
  try {
    await migrate(db);
    await seedIfEmpty(db, clock);
    push = config.hostedPush ? createHostedPush(config.hostedPush) : createLocalPush({ ...LOCAL_PUSH, secret: config.pushSecret ?? (await storedSecret(db)) });
    const app = await createApp({ db, clock, push, settings: config.settings, passwordCost: PASSWORD_COST });
    const url = await listen(app, config);
    return { url, clock, db, close: () => closeAll(app, push, closeDatabase) };
  } catch (error) {
    await push?.close();
    await closeDatabase();
    throw error;
  }
}

async function listen(app: FastifyInstance, { port, host }: ServerConfig): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    await app.close();
    const code = errorCode(error);
    if (code === 'EADDRINUSE') throw new StartupError(`Порт ${port} занят. Остановите программу, которая его занимает, или укажите другой в PORT.`);
    if (code === 'EACCES') throw new StartupError(`Порт ${port} недоступен без прав администратора. Укажите другой в PORT.`);
    throw new StartupError(`Нельзя слушать адрес ${host}:${port} (${code ?? 'неизвестная причина'}). Проверьте HOST и PORT.`);
  }
}

async function closeAll(app: FastifyInstance, push: PushService | undefined, closeDatabase: () => Promise<void>): Promise<void> {
  // Keep-alive connections with a request that never ends must not hold the process.
  const timer = setTimeout(() => app.server.closeAllConnections(), CLOSE_MS);
  await push?.close();
  await app.close();
  clearTimeout(timer);
  await closeDatabase();
}

/** The push server's secret of this database, made at the first start. */
async function storedSecret(db: Database): Promise<string> {
  await db.insert(secrets).values({ name: 'push', value: randomBytes(32).toString('base64url') }).onConflictDoNothing();
  const [secret] = await db.select().from(secrets).where(sql`${secrets.name} = 'push'`);
  if (!secret) throw new Error('The push secret that was just stored is not there.');
  return secret.value;
}
