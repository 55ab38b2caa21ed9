import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Front } from '../config/front.ts';

const STRICT_TRANSPORT = 'max-age=31536000';

/** Whether the visitor came by https, as the connection, a trusted proxy or the public address says. */
export const isSecure = (request: FastifyRequest, publicUrl: string) =>
  request.protocol === 'https' || publicUrl.startsWith('https:');

/**
 * Tells browsers to stay with https, and once the operator when a proxy is not trusted.
 * @param warn hears a Russian sentence
 */
export function addProxyHooks(
  app: FastifyInstance,
  { isProduction }: Front,
  publicUrl: string,
  warn: (sentence: string) => void,
): void {
  let isWarned = false;
  app.addHook('onRequest', async (request) => {
    // The peer, and those for whom it may speak.
    const [peer, ...others] = request.ips ?? [];
    if (isWarned || request.headers['x-forwarded-for'] === undefined || others.length > 0) return;
    isWarned = true;
    warn(
      `Запрос с X-Forwarded-For пришёл с адреса ${peer}, которому сервер не доверяет: все посетители за ним считаются одним, а HTTPS не виден. Если это ваш обратный прокси, назовите его в TRUSTED_PROXIES.`,
    );
  });
  if (!isProduction) return;
  app.addHook('onSend', async (request, reply) => {
    if (isSecure(request, publicUrl)) reply.header('strict-transport-security', STRICT_TRANSPORT);
  });
}
