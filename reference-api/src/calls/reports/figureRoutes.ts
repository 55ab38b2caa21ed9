import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#platform/http/context.ts';
import { sendHtmlPage } from '#platform/http/htmlPage.ts';
import { addBeaconRoute } from './addBeaconRoute.ts';
import { DEVICES, readFigureReport } from './fieldFigures.ts';
import { toFiguresPage } from './figuresPage.ts';
import { findFigures } from './findFigures.ts';
import { createReportLimits } from './reportLimits.ts';
import { requireAdmin } from './requireAdmin.ts';
import { storeFigures } from './storeFigures.ts';

const FIGURES = '/reports/figures';
/** Page views of one network address within five minutes: a whole office may stand behind it. */
export const FIGURES_LIMIT = 300;

/** How quick pages are in browsers, outside the contract as the reports of failures are: browsers post it, guests too; administrators look at it. */
export async function addFigureRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'clock' | 'sessionLimits' | 'publicUrl'>,
): Promise<void> {
  const { db, clock } = context;
  await addBeaconRoute(app, FIGURES, { clock, limits: createReportLimits(FIGURES_LIMIT) }, ({ body, now }) =>
    storeFigures(db, readFigureReport(body), now),
  );

  app.get<{ Querystring: { device?: unknown } }>(
    FIGURES,
    { config: { access: 'administrator' } },
    async (request, reply) => {
      await requireAdmin(request, reply, context);
      const device = DEVICES.find((known) => known === request.query.device);
      return sendHtmlPage(reply, toFiguresPage(await findFigures(db, device), device));
    },
  );
}
