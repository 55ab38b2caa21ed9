import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCode, StartupError } from '../errors/startupError.ts';
import { log } from '../log/log.ts';
import type { Metrics } from './metrics.ts';

/** The figures' server. */
export interface MetricsServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the figures at `/metrics` on a port for Prometheus alone.
 * @throws StartupError when the port cannot be opened
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) return void response.writeHead(404).end();
    return void metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'The figures cannot be read.');
        response.writeHead(500).end();
      },
    );
  });
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const code = errorCode(error);
    throw new StartupError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Set another one in METRICS_PORT.`
        : `Cannot listen on ${host}:${port} (${code ?? 'unknown reason'}). Check METRICS_HOST and METRICS_PORT.`,
    );
  }
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    async close() {
      server.close();
      server.closeAllConnections();
      metrics.close();
    },
  };
}
