import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Front } from '../config/front.ts';

const STRICT_TRANSPORT = 'max-age=31536000';

/** Whether the visitor uses https, according to the connection, a trusted proxy or the public address. */
export const isSecure = (request: FastifyRequest, publicUrl: string) =>
  request.protocol === 'https' || publicUrl.startsWith('https:');

/**
 * Sends HSTS in production, and warns the operator once about an untrusted proxy.
 * @param warn receives the sentence
 */
export function addProxyHooks(
  app: FastifyInstance,
  { isProduction }: Front,
  publicUrl: string,
  warn: (sentence: string) => void,
): void {
  let isWarned = false;
  app.addHook('onRequest', async (request) => {
    // The peer, then the addresses that it is trusted to forward.
    const [peer, ...others] = request.ips ?? [];
    if (isWarned || request.headers['x-forwarded-for'] === undefined || others.length > 0) return;
    isWarned = true;
    warn(
      `A request with X-Forwarded-For came from ${peer}, which the server does not trust: all visitors behind it count as one, and HTTPS is not seen. If it is your reverse proxy, name it in TRUSTED_PROXIES.`,
    );
  });
  if (!isProduction) return;
  app.addHook('onSend', async (request, reply) => {
    if (isSecure(request, publicUrl)) reply.header('strict-transport-security', STRICT_TRANSPORT);
  });
}
