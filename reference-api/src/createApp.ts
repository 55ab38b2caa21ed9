import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { addUndoRoutes } from '#calls/auth/undoRoutes.ts';
import { addBotRoutes } from '#calls/bot/botRoutes.ts';
import { addCalendarRoute } from '#calls/calendar/calendarRoute.ts';
import { addImageRoutes } from '#calls/images/imageRoutes.ts';
import { addUnsubscribeRoute } from '#calls/notifications/unsubscribeRoute.ts';
import { createKnownBuilds, type KnownBuilds } from '#calls/reports/knownBuilds.ts';
import { addReportRoutes } from '#calls/reports/reportRoutes.ts';
import { DEFAULT_FRONT, type Front } from '#platform/config/front.ts';
import { isMigrated } from '#platform/database/migrate.ts';
import { addDocsRoutes } from '#platform/docs/docsRoutes.ts';
import { addHealthRoutes } from '#platform/health/healthRoutes.ts';
import { createReadiness, type Readiness } from '#platform/health/readiness.ts';
import type { AppContext } from '#platform/http/context.ts';
import { createHttp } from '#platform/http/createHttp.ts';
import { isSocketOfOtherSite } from '#platform/http/crossSite.ts';
import { addGuestBodyHook } from '#platform/http/guestBodies.ts';
import { addProxyHooks } from '#platform/http/proxies.ts';
import { addRefusalHooks, createRefusalLog } from '#platform/http/refusals.ts';
import { registerOperations } from '#platform/http/registerOperations.ts';
import { log } from '#platform/log/log.ts';
import { addDurationHook } from '#platform/metrics/durationHook.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { addHttpTrigger } from '#platform/push/httpTrigger.ts';
import { isLocalPush } from '#platform/push/localPush.ts';
import { OPERATIONS } from './operations.ts';

/** Everything the application needs; the caller creates and closes it. */
export interface AppParts extends AppContext {
  /** Builds about which browsers may report failures and figures; by default those of the registry at `publicUrl`. */
  builds?: KnownBuilds;
  /** Settings of the proxy in front of the server. */
  front?: Front;
  /** What `/readyz` answers; by default the state of the database. */
  readiness?: Readiness;
  /** Measures the requests. */
  metrics?: Metrics | undefined;
  /** Receives warnings for the operator. */
  warn?: (sentence: string) => void;
  /** For tests: called for every answer that the contract does not allow. */
  onBreach?: (complaint: string) => void;
}

/** Builds the application without listening. */
export async function createApp({
  onBreach,
  front = DEFAULT_FRONT,
  warn = (sentence) => log.warn(sentence),
  builds,
  readiness,
  metrics,
  ...context
}: AppParts): Promise<FastifyInstance> {
  const app = await createHttp(context.clock, front);
  if (metrics) addDurationHook(app, metrics);
  addHealthRoutes(app, readiness ?? createReadiness(() => isMigrated(context.db)));
  const known = builds ?? createKnownBuilds({ shellUrl: context.publicUrl, clock: context.clock, warn });
  const refusals = createRefusalLog(context.audit);
  addRefusalHooks(app, refusals);
  addGuestBodyHook(app, context.limits);
  addProxyHooks(app, front, context.publicUrl, warn);
  await registerOperations(app, OPERATIONS, { ...context, registryProblem: () => known.problem() }, onBreach);
  addImageRoutes(app, context);
  addUndoRoutes(app, context);
  addUnsubscribeRoute(app, context);
  addBotRoutes(app, context);
  addCalendarRoute(app, context);
  await addReportRoutes(app, { ...context, warn, builds: known });
  addDocsRoutes(app);
  if (isLocalPush(context.push)) {
    await addHttpTrigger(app, context.push, context.db);
    const origins = [new URL(context.publicUrl).origin, ...front.socketOrigins];
    const isTrusted = proxyAddr.compile(front.trustedProxies);
    context.push.attach(app.server, {
      isFromOtherSite: ({ headers }) => isSocketOfOtherSite(headers, origins),
      addressOf: (request) => proxyAddr(request, isTrusted),
      mostOfPlace: () => context.limits.socketsPerAddress,
      onRefusal: (status, address) => refusals.note({ call: 'GET /app/:key', status, user: null, address }),
    });
  }
  return app;
}
