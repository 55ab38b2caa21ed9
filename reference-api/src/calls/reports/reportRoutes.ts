import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooManyRequests, unauthorized } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { sendHtmlPage } from '#platform/http/htmlPage.ts';
import { isGrave, readFailureReport } from './failureReport.ts';
import { findFailingBuilds, findReports } from './findReports.ts';
import { createReportLimits } from './reportLimits.ts';
import { toReportsPage } from './reportsPage.ts';
import { requireAdmin } from './requireAdmin.ts';
import { storeReport } from './storeReport.ts';

const FAILURES = '/reports/failures';
/** A report with every field as long as it may be, in Russian, has half of that. */
const BODY_LIMIT = 8 * 1024;

/**
 * Reports of failing builds, outside the contract: any collector may stand in their place. Browsers post them, guests too; administrators read
 * the page `/reports`, and `release --watch` asks with a token which builds fail.
 */
export async function addReportRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'clock' | 'reportsToken' | 'sessionLimits' | 'publicUrl'>,
): Promise<void> {
  const { db, clock, reportsToken } = context;
  const limits = createReportLimits();

  await app.register(async (scope) => {
    // A beacon's text needs no permission from the browser, and no other call takes that type.
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(FAILURES, async (request, reply) => {
      const now = clock.now();
      if (!limits.admit(request.ip, now)) throw tooManyRequests();
      const report = readFailureReport(request.body);
      // What says nothing against the build is counted apart: who has met that may still be the first whom the build leaves without a page.
      const subject = `${report.remote} ${report.build} ${isGrave(report)}`;
      const isNewPerson = limits.isFirst(request.ip, subject, now);
      await storeReport(db, report, { isNewPerson, now });
      return reply.code(204).send();
    });
  });

  app.get(FAILURES, async (request, reply) => {
    if (!isAuthorized(request, reportsToken)) throw unauthorized();
    return reply.header('cache-control', 'no-store').send({ builds: await findFailingBuilds(db, clock.now()) });
  });

  app.get('/reports', async (request, reply) => {
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
