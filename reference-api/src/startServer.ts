import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { keepHouse } from '#calls/auth/housekeeping.ts';
import { sweepFigures } from '#calls/reports/storeFigures.ts';
import { sweepReports } from '#calls/reports/storeReport.ts';
import { createAudit } from '#platform/audit/audit.ts';
import { createClock, type Clock } from '#platform/clock/clock.ts';
import { repeatedly } from '#platform/clock/repeatedly.ts';
import type { ServerConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import type { Notifications } from '#platform/database/notifications.ts';
import { openFolder, openServer } from '#platform/database/openDatabase.ts';
import { secrets } from '#platform/database/schema.ts';
import { errorCode, StartupError } from '#platform/errors/startupError.ts';
import { deliverBySmtp, deliverToFolder } from '#platform/mail/delivery.ts';
import { createMailer, type Mailer } from '#platform/mail/mailer.ts';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { createHostedPush } from '#platform/push/hostedPush.ts';
import { createLocalPush, type LocalPush } from '#platform/push/localPush.ts';
import type { PushService } from '#platform/push/pushService.ts';
import { endExpiredSessions } from '#platform/sessions/endExpiredSessions.ts';
import { openStorage } from '#platform/storage/openStorage.ts';
import { sweepStorage } from '#platform/storage/sweepStorage.ts';
import { createApp } from './createApp.ts';
import { seedIfEmpty } from './seed/seed.ts';

/** A listening server. */
export interface RunningServer {
  url: string;
  clock: Clock;
  db: Database;
  /** Stops within two seconds: requests under way are finished, connections are closed, the data folder is let go. */
  close(): Promise<void>;
}

/** The push connections of a session close within a second after its time is over. */
const EXPIRY_MS = 300;
const HOUSEKEEPING_MS = 60 * 1000;
const SWEEP_MS = 60 * 60 * 1000;
const CLOSE_MS = 1500;
// Letters that a slow mail server has not taken by then are lost.
const MAIL_MS = 400;
const LOCAL_PUSH = { appId: 'vstrecha-local', key: 'vstrecha-local' };

/**
 * Opens the database, brings it up to date, seeds it when it is empty, and listens.
 * @throws StartupError with a sentence for the operator
 */
export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const clock = createClock(config.startAt);
  const {
    db,
    notifications,
    close: closeDatabase,
  } = config.databaseUrl ? await openServer(config.databaseUrl) : await openFolder(config.dataDir);
  let push: PushService | undefined;
  const chores: (() => Promise<void>)[] = [];
  try {
    await migrate(db);
    const passwords = createPasswords();
    await seedIfEmpty(db, clock, { seed: config.seed, passwords });
    push = config.hostedPush ? createHostedPush(config.hostedPush) : await startLocalPush(config, db, notifications);
    // Each database has a folder of its own, so that a sweep never takes the files of another one.
    const storage = await openStorage(join(config.storageDir, await storedSecret(db, 'storage')));
    await sweepStorage(db, storage, clock);
    chores.push(
      repeatedly(EXPIRY_MS, () => endExpiredSessions(db, clock)),
      repeatedly(SWEEP_MS, () => sweepStorage(db, storage, clock)),
      repeatedly(SWEEP_MS, () => sweepReports(db, clock.now())),
      repeatedly(SWEEP_MS, () => sweepFigures(db, clock.now())),
    );
    const mailer = startMailer(config, clock);
    const audit = createAudit(clock, (line) => console.log(line));
    if (config.front.isProduction) warnOfProduction(config);
    const context = {
      db,
      clock,
      push,
      storage,
      mailer,
      audit,
      publicUrl: config.publicUrl,
      settings: config.settings,
      passwords,
      reportsToken: config.reportsToken,
      sessionLimits: config.sessionLimits,
      limits: config.limits,
    };
    const app = await createApp({ ...context, front: config.front });
    const url = await listen(app, config);
    chores.push(repeatedly(HOUSEKEEPING_MS, () => keepHouse(context)));
    return { url, clock, db, close: () => closeAll(app, push, mailer, chores, closeDatabase) };
  } catch (error) {
    for (const stop of chores) await stop();
    await push?.close();
    await closeDatabase();
    throw error;
  }
}

/** What nobody wants in production, though it may be meant. */
function warnOfProduction({ publicUrl, seed }: ServerConfig): void {
  if (!publicUrl.startsWith('https:'))
    console.warn('PUBLIC_URL не начинается с https: ссылки в письмах и куки не защищены.');
  if (seed === 'demo')
    console.warn('Новая база получит учётные записи с известными паролями. Без них: DATABASE_URL или SEED=catalogues.');
}

async function startLocalPush(config: ServerConfig, db: Database, notifications: Notifications): Promise<LocalPush> {
  const push = createLocalPush({ ...LOCAL_PUSH, secret: config.pushSecret ?? (await storedSecret(db, 'push')) });
  const { heartbeatMs } = config;
  await push.connect({
    notifications,
    shared: config.databaseUrl ? db : undefined,
    ...(heartbeatMs !== undefined && { heartbeatMs }),
  });
  return push;
}

async function listen(app: FastifyInstance, { port, host }: ServerConfig): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    await app.close();
    const code = errorCode(error);
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `Порт ${port} занят. Остановите программу, которая его занимает, или укажите другой в PORT.`,
      );
    if (code === 'EACCES')
      throw new StartupError(`Порт ${port} недоступен без прав администратора. Укажите другой в PORT.`);
    throw new StartupError(
      `Нельзя слушать адрес ${host}:${port} (${code ?? 'неизвестная причина'}). Проверьте HOST и PORT.`,
    );
  }
}

async function closeAll(
  app: FastifyInstance,
  push: PushService | undefined,
  mailer: Mailer,
  chores: (() => Promise<void>)[],
  closeDatabase: () => Promise<void>,
): Promise<void> {
  // Keep-alive connections with a request that never ends must not hold the process.
  const timer = setTimeout(() => app.server.closeAllConnections(), CLOSE_MS);
  await push?.close();
  await app.close();
  clearTimeout(timer);
  await Promise.race([mailer.idle(), new Promise((resolve) => setTimeout(resolve, MAIL_MS).unref())]);
  for (const stop of chores) await stop();
  await closeDatabase();
}

function startMailer({ mail }: ServerConfig, clock: Clock): Mailer {
  return createMailer(
    mail.url === undefined ? deliverToFolder(mail.folder, mail.from, clock) : deliverBySmtp(mail.url, mail.from, clock),
  );
}

/** A random value of this database, made at the first start. */
async function storedSecret(db: Database, name: string): Promise<string> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [secret] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!secret) throw new Error(`The secret «${name}» that was just stored is not there.`);
  return secret.value;
}
