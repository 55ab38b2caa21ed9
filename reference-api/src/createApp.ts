import type { FastifyInstance } from 'fastify';
import { addUndoRoutes } from '#calls/auth/undoRoutes.ts';
import { addBotRoutes } from '#calls/bot/botRoutes.ts';
import { addImageRoutes } from '#calls/images/imageRoutes.ts';
import { addFigureRoutes } from '#calls/reports/figureRoutes.ts';
import { addReportRoutes } from '#calls/reports/reportRoutes.ts';
import { DEFAULT_FRONT, type Front } from '#platform/config/front.ts';
import { addDocsRoutes } from '#platform/docs/docsRoutes.ts';
import type { AppContext } from '#platform/http/context.ts';
import { createHttp } from '#platform/http/createHttp.ts';
import { isSocketOfOtherSite } from '#platform/http/crossSite.ts';
import { addProxyHooks } from '#platform/http/proxies.ts';
import { addRefusalHooks, createRefusalLog } from '#platform/http/refusals.ts';
import { registerOperations } from '#platform/http/registerOperations.ts';
import { addHttpTrigger } from '#platform/push/httpTrigger.ts';
import type { LocalPush } from '#platform/push/localPush.ts';
import { OPERATIONS } from './operations.ts';

/** What the application is made of; it owns none of it. */
export interface AppParts extends Omit<AppContext, 'push'> {
  push: AppContext['push'] | LocalPush;
  /** what stands in front of it */
  front?: Front;
  /** hears a sentence for the operator */
  warn?: (sentence: string) => void;
  /** for tests: hears of every answer of a call that the contract does not promise */
  onBreach?: (complaint: string) => void;
}

/** The application, not listening yet. */
export async function createApp({
  onBreach,
  front = DEFAULT_FRONT,
  warn = console.warn,
  ...context
}: AppParts): Promise<FastifyInstance> {
  const app = await createHttp(context.clock, front);
  const refusals = createRefusalLog(context.audit);
  addRefusalHooks(app, refusals);
  addProxyHooks(app, front, context.publicUrl, warn);
  await registerOperations(app, OPERATIONS, context, onBreach);
  addImageRoutes(app, context);
  addUndoRoutes(app, context);
  addBotRoutes(app, context);
  await addReportRoutes(app, context);
  await addFigureRoutes(app, context);
  addDocsRoutes(app);
  if ('attach' in context.push) {
    await addHttpTrigger(app, context.push, context.db);
    const origins = [new URL(context.publicUrl).origin, ...front.socketOrigins];
    context.push.attach(app.server, ({ headers, socket }) => {
      const isRefused = isSocketOfOtherSite(headers, origins);
      if (isRefused)
        refusals.note({ call: 'GET /app/:key', status: 403, user: null, address: socket.remoteAddress ?? '' });
      return isRefused;
    });
  }
  return app;
}
