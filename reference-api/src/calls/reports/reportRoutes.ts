import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthorized } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { sendHtmlPage } from '#platform/http/htmlPage.ts';
import { addBeaconRoute } from './addBeaconRoute.ts';
import { isGrave, readFailureReport } from './failureReport.ts';
import { findFailingBuilds, findReports } from './findReports.ts';
import { createReportLimits } from './reportLimits.ts';
import { toReportsPage } from './reportsPage.ts';
import { requireAdmin } from './requireAdmin.ts';
import { storeReport } from './storeReport.ts';

const FAILURES = '/reports/failures';

/**
 * Reports of failing builds, no part of the REST contract: the registry names their address, which may be another collector's. Browsers post
 * them, guests too; administrators read the page `/reports`, and `release --watch` asks with a token which builds fail.
 */
export async function addReportRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'clock' | 'reportsToken' | 'sessionLimits' | 'publicUrl'>,
): Promise<void> {
  const { db, clock, reportsToken } = context;
  const limits = createReportLimits();

  await addBeaconRoute(app, FAILURES, { clock, limits }, async ({ body, ip, now }) => {
    const report = readFailureReport(body);
    // What says nothing against the build is counted apart: who has met that may still be the first whom the build leaves without a page.
    const subject = `${report.remote} ${report.build} ${isGrave(report)}`;
    const isNewPerson = limits.isFirst(ip, subject, now);
    await storeReport(db, report, { isNewPerson, now });
  });

  app.get(FAILURES, { config: { access: 'token' } }, async (request, reply) => {
    if (!isAuthorized(request, reportsToken)) throw unauthorized();
    return reply.header('cache-control', 'no-store').send({ builds: await findFailingBuilds(db, clock.now()) });
  });

  app.get('/reports', { config: { access: 'administrator' } }, async (request, reply) => {
    await requireAdmin(request, reply, context);
    return sendHtmlPage(reply, toReportsPage(await findReports(db)));
  });
}

/** Compared as hashes: how long it takes must not tell how much of the token is right. */
function isAuthorized({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}
