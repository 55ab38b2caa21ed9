import type { FastifyRequest } from 'fastify';
import { forbidden } from '../errors/httpError.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses a write that another site's page makes with our visitor's cookie. Browsers tell by Sec-Fetch-Site, older ones by Origin;
 * a client that sends neither is no browser and carries nobody else's cookie.
 */
export function refuseCrossSiteWrites(request: FastifyRequest): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const isOurs = site === undefined ? isOwnOrigin(request) : site === 'same-origin' || site === 'none';
  if (!isOurs) throw forbidden('Запрос с чужого сайта отклонён.');
}

function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const from = URL.parse(origin);
  // `request.host` is X-Forwarded-Host when a reverse proxy on this machine says so. Through URL, a default port may be spelt out.
  return from !== null && from.host !== '' && from.host === URL.parse(`${from.protocol}//${request.host}`)?.host;
}
