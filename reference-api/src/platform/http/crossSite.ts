import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '../errors/httpError.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses a write that a page of another site makes with a visitor's cookie, unless the route ignores cookies. */
export function refuseCrossSiteWrites(request: FastifyRequest): void {
  if (SAFE_METHODS.includes(request.method) || request.routeOptions.config.isForOtherSites) return;
  if (isFromOtherSite(request)) throw otherSite();
}

export const otherSite = () => forbidden('Запрос с чужого сайта отклонён.');

/**
 * Whether a page of another site makes the request or links to it. Browsers send Sec-Fetch-Site, older ones Origin or Referer;
 * without them the client cannot be a browser that carries a visitor's cookie.
 */
export function isFromOtherSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? !isOwnOrigin(request) : site !== 'same-origin' && site !== 'none';
}

function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin, referer } = request.headers;
  const sender = origin ?? referer;
  if (sender === undefined) return true;
  // `request.host` is X-Forwarded-Host when a trusted proxy sends it.
  return isOnHost(sender, request.host);
}

/**
 * Whether a page of another site opens a socket: browsers allow that, but send the page's origin, so a client without one cannot
 * be a browser. X-Forwarded-Host is accepted from any sender, since a page cannot set it.
 * @param origins other origins whose pages may open sockets
 */
export function isSocketOfOtherSite(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin } = headers;
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',', 1)[0];
  return origin !== undefined && !origins.includes(origin) && !isOnHost(origin, forwarded || headers.host);
}

/** Parsing as URLs makes an explicit default port equal to an omitted one. */
function isOnHost(address: string, host: string | undefined): boolean {
  const from = URL.parse(address);
  return from !== null && from.host !== '' && from.host === URL.parse(`${from.protocol}//${host}`)?.host;
}
