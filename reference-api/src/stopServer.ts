import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Stopping } from '#platform/config/running.ts';
import type { Readiness } from '#platform/health/readiness.ts';
import { closePort } from '#platform/http/closePort.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { log } from '#platform/log/log.ts';
import type { MetricsServer } from '#platform/metrics/serveMetrics.ts';
import { isLocalPush } from '#platform/push/localPush.ts';
import type { PushService } from '#platform/push/pushService.ts';

/** Everything of a running server that ends with it. */
export interface ServerParts {
  app: FastifyInstance;
  push: PushService;
  jobs: Jobs;
  readiness: Readiness;
  metricsServer: MetricsServer | undefined;
  closeDatabase: () => Promise<void>;
}

/** Work that takes longer is interrupted at a hurried stop; another process takes over an interrupted job after its lease expires. */
const HURRY_MS = 1500;
/** For the queries of interrupted requests to end. */
const DATABASE_MS = 10_000;

/**
 * Stops a server so that no client notices: it is not ready first, so that balancers send requests elsewhere; then its sockets move to
 * other processes, one after another; then it stops listening and finishes the requests under way.
 * @param hurry skips the waiting: the operator sits at the terminal or has sent a second signal
 */
export async function stopServer(
  parts: ServerParts,
  { drainMs, limitMs }: Stopping,
  hurry: AbortSignal,
): Promise<void> {
  const { app, push, jobs, readiness, metricsServer, closeDatabase } = parts;
  const started = performance.now();
  const leftMs = () => (hurry.aborted ? HURRY_MS : Math.max(HURRY_MS, limitMs - (performance.now() - started)));
  readiness.drain();
  const stoppedJobs = jobs.stop(leftMs());
  if (drainMs > 0 && !hurry.aborted) {
    log.info('The API is stopping: /readyz answers 503, open connections move to other processes.');
    await wait(drainMs / 2, undefined, { signal: hurry }).catch(() => undefined);
    if (isLocalPush(push)) await push.drain(drainMs / 4, hurry);
    // The pages that connect again also send requests, some of them to this process.
    await wait(drainMs / 4, undefined, { signal: hurry }).catch(() => undefined);
  }
  await push.close();
  await closeRequests(app, leftMs, hurry);
  await Promise.race([stoppedJobs, wait(leftMs(), undefined, { ref: false })]);
  await metricsServer?.close();
  const isLate = wait(DATABASE_MS, true, { ref: false });
  if (await Promise.race([isLate, closeDatabase().then(() => false)]))
    log.warn('The stop did not wait for the last queries of the database.');
}

/** Stops listening and waits for the requests under way, at most until `leftMs` has passed. */
async function closeRequests(app: FastifyInstance, leftMs: () => number, hurry: AbortSignal): Promise<void> {
  // A keep-alive connection with an endless request must not keep the process running.
  const cutOff = () => app.server.closeAllConnections();
  const timers = [setTimeout(cutOff, leftMs())];
  const hasten = () => void timers.push(setTimeout(cutOff, HURRY_MS));
  hurry.addEventListener('abort', hasten, { once: true });
  await closePort(app.server);
  await app.close();
  hurry.removeEventListener('abort', hasten);
  timers.forEach(clearTimeout);
}
