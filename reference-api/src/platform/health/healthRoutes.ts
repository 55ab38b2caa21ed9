import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Readiness } from './readiness.ts';

const PROBE = { method: ['GET', 'HEAD'], config: { access: 'guest', isProbe: true } } satisfies Partial<RouteOptions>;

/**
 * `/healthz` answers as long as the process is alive, `/readyz` says whether it should get requests. Anyone may ask: the answers contain one
 * word.
 */
export function addHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.route({ ...PROBE, url: '/healthz', handler: () => ({ status: 'alive' }) });
  app.route({
    ...PROBE,
    url: '/readyz',
    async handler(_request, reply) {
      const reason = await readiness.check();
      return reason === undefined ? { status: 'ready' } : reply.code(503).send({ status: 'unready', reason });
    },
  });
  // Clients and proxies open their next connection elsewhere.
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isDraining) reply.header('connection', 'close');
  });
}
