import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { sendHtmlPage } from '#platform/http/htmlPage.ts';
import { DEVICES, readFigureReport } from './fieldFigures.ts';
import { toFiguresPage } from './figuresPage.ts';
import { findFigures } from './findFigures.ts';
import { createReportLimits } from './reportLimits.ts';
import { requireAdmin } from './requireAdmin.ts';
import { storeFigures } from './storeFigures.ts';

const FIGURES = '/reports/figures';
/** As many figures as there may be, each with every field as long as it may be. */
const BODY_LIMIT = 8 * 1024;
/** Page views of one network address within five minutes: a whole office may stand behind it. */
export const FIGURES_LIMIT = 300;

/** How quick pages are in browsers, outside the contract as the reports of failures are: browsers post it, guests too; administrators look at it. */
export async function addFigureRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'clock' | 'sessionLimits' | 'publicUrl'>,
): Promise<void> {
  const { db, clock } = context;
  const limits = createReportLimits(FIGURES_LIMIT);

  await app.register(async (scope) => {
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(FIGURES, async (request, reply) => {
      const now = clock.now();
      if (!limits.admit(request.ip, now)) throw tooManyRequests();
      await storeFigures(db, readFigureReport(request.body), now);
      return reply.code(204).send();
    });
  });

  app.get<{ Querystring: { device?: unknown } }>(FIGURES, async (request, reply) => {
    await requireAdmin(request, reply, context);
    const device = DEVICES.find((known) => known === request.query.device);
    return sendHtmlPage(reply, toFiguresPage(await findFigures(db, device), device));
  });
}
