import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { warnOfTwins } from '#calls/auth/warnOfTwins.ts';
import { holdBroadcasts } from '#calls/broadcasts/holdBroadcasts.ts';
import { WEB_PUSH } from '#calls/notices/queuePush.ts';
import { createKnownBuilds } from '#calls/reports/knownBuilds.ts';
import { createAudit } from '#platform/audit/audit.ts';
import { createClock, type Clock } from '#platform/clock/clock.ts';
import type { ServerConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { isMigrated, migrate } from '#platform/database/migrate.ts';
import type { Notifications } from '#platform/database/notifications.ts';
import { openFolder, openServer } from '#platform/database/openDatabase.ts';
import { secrets } from '#platform/database/schema.ts';
import { errorCode, StartupError } from '#platform/errors/startupError.ts';
import { createReadiness } from '#platform/health/readiness.ts';
import { holdRestoredJobs } from '#platform/jobs/holdJobs.ts';
import { countJobs } from '#platform/jobs/jobRows.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { createLimiter } from '#platform/limits/limiter.ts';
import { createReadPlaces } from '#platform/limits/readPlaces.ts';
import { log } from '#platform/log/log.ts';
import { checkSmtp, deliverBySmtp, deliverToFolder } from '#platform/mail/delivery.ts';
import type { Deliver } from '#platform/mail/mail.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { serveMetrics, type MetricsServer } from '#platform/metrics/serveMetrics.ts';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { createHostedPush } from '#platform/push/hostedPush.ts';
import { createLocalPush, isLocalPush, type LocalPush } from '#platform/push/localPush.ts';
import type { PushService } from '#platform/push/pushService.ts';
import { findClaim } from '#platform/storage/claimFiles.ts';
import { openStorage } from '#platform/storage/openStorage.ts';
import { recoverFiles } from '#platform/storage/sweepStorage.ts';
import { createWebPush } from '#platform/web-push/webPush.ts';
import { createApp } from './createApp.ts';
import { listEmailJobs, listJobs } from './listJobs.ts';
import { refreshDemo } from './seed/moveDemo.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { stopServer, type ServerParts } from './stopServer.ts';

export interface RunningServer {
  url: string;
  clock: Clock;
  db: Database;
  /** Address of the figures, if they are served. */
  metricsUrl: string | undefined;
  /** Stops as configured, see `stopServer`; `hurry` ends the waiting. */
  stop(hurry: AbortSignal): Promise<void>;
  /** Stops within two seconds: finishes the requests under way, closes connections and releases the data folder. */
  close(): Promise<void>;
}

/** For jobs of a start that fails. */
const CLOSE_MS = 1500;
const LOCAL_PUSH = { appId: 'vstrecha-local', key: 'vstrecha-local' };

/**
 * Opens and migrates the database, seeds it when it is empty, and listens.
 * @throws StartupError with a sentence for the operator
 */
export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const clock = createClock(config.startAt);
  if (config.mail.url !== undefined) await checkSmtp(config.mail.url);
  const {
    db,
    notifications,
    countConnections,
    close: closeDatabase,
  } = config.databaseUrl ? await openServer(config.databaseUrl) : await openFolder(config.dataDir);
  let push: PushService | undefined;
  let jobs: Jobs | undefined;
  let metricsServer: MetricsServer | undefined;
  try {
    await migrate(db);
    await warnOfTwins(db);
    const passwords = createPasswords();
    const hasDemoAccounts = await seedIfEmpty(db, clock, { seed: config.seed, passwords });
    await refreshDemo(db, clock);
    push = config.hostedPush ? createHostedPush(config.hostedPush) : await startLocalPush(config, db, notifications);
    // Each database has its own folder, so that the sweep never deletes files of another one.
    const prefix = await storedSecret(db, 'storage');
    const claim = await findClaim(db, config);
    const storage = await openStorage(join(config.storageDir, prefix), {
      claim,
      bucket: config.bucket && { config: config.bucket, prefix },
    });
    await recoverFiles(db, storage);
    const audit = createAudit(clock);
    if (config.front.isProduction) warnOfProduction(config, hasDemoAccounts);
    const context = {
      db,
      clock,
      push,
      storage,
      audit,
      publicUrl: config.publicUrl,
      settings: config.settings,
      passwords,
      sessionLimits: config.sessionLimits,
      limits: config.limits,
      owners: config.owners,
      limiter: createLimiter(db, clock),
      reads: createReadPlaces(),
      webPush: config.webPush && createWebPush(config.webPush),
    };
    const builds = createKnownBuilds({ shellUrl: config.shellUrl, clock, warn: (sentence) => log.warn(sentence) });
    const delivery = openDelivery(config, clock);
    const names = listEmailJobs(context, delivery).map(({ name }) => name);
    const countSockets = isLocalPush(push) ? push.countSockets : undefined;
    const metrics =
      config.metrics &&
      createMetrics({ countJobs: () => countJobs(db, clock.now()), mailJobs: names, countSockets, countConnections });
    if (metrics && config.metrics) metricsServer = await serveMetrics(metrics, config.metrics);
    const deliver = metrics?.countMail(delivery) ?? delivery;
    const readiness = createReadiness(() => isMigrated(db));
    const app = await createApp({ ...context, builds, front: config.front, readiness, metrics });
    const held = await holdRestoredJobs(db, {
      owner: claim.owner,
      names: [...names, WEB_PUSH],
      now: clock.now(),
      alsoHold: holdBroadcasts,
    });
    if (held > 0)
      log.warn(
        `The database was restored or copied: ${held} queued e-mails and web pushes were not sent (docs/backup.md).`,
      );
    jobs = createJobs(context, listJobs(context, deliver));
    const url = await listen(app, config);
    await jobs.start();
    const parts: ServerParts = { app, push, jobs, readiness, metricsServer, closeDatabase };
    const stop = (hurry: AbortSignal) => stopServer(parts, config.stopping, hurry);
    return { url, clock, db, metricsUrl: metricsServer?.url, stop, close: () => stop(AbortSignal.abort()) };
  } catch (error) {
    await jobs?.stop(CLOSE_MS);
    await push?.close();
    await metricsServer?.close();
    await closeDatabase();
    throw error;
  }
}

/** Warns of settings that are unsafe in production but may be intended. */
function warnOfProduction({ publicUrl }: ServerConfig, hasDemoAccounts: boolean): void {
  if (!publicUrl.startsWith('https:'))
    log.warn('PUBLIC_URL does not begin with https: links in e-mails and cookies are not protected.');
  if (hasDemoAccounts)
    log.warn('The new database has accounts with known passwords. Without them: DATABASE_URL or SEED=catalogues.');
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
      throw new StartupError(`Port ${port} is in use. Stop the program that uses it, or set another one in PORT.`);
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} needs the rights of the system’s administrator. Set another one in PORT.`);
    throw new StartupError(`Cannot listen on ${host}:${port} (${code ?? 'unknown reason'}). Check HOST and PORT.`);
  }
}

function openDelivery({ mail }: ServerConfig, clock: Clock): Deliver {
  return mail.url === undefined
    ? deliverToFolder(mail.folder, mail.from, clock)
    : deliverBySmtp(mail.url, mail.from, clock);
}

/** A random value stored in this database, created at the first start. */
async function storedSecret(db: Database, name: string): Promise<string> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [secret] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!secret) throw new Error(`The secret «${name}» that was just stored is not there.`);
  return secret.value;
}
