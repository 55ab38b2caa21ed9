import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Measures every request by its operationId; a route outside the contract counts as itself, an unknown address as `unknown`. */
export function addDurationHook(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions: { config, url } }, { statusCode, elapsedTime }, done) => {
    const route = url === undefined ? 'unknown' : `${method} ${url}`;
    metrics.noteCall(config.call ?? route, statusCode, elapsedTime);
    done();
  });
}
