import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '../errors/httpError.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses a write that another site's page makes with our visitor's cookie. */
export function refuseCrossSiteWrites(request: FastifyRequest): void {
  if (SAFE_METHODS.includes(request.method)) return;
  if (isFromOtherSite(request)) throw otherSite();
}

export const otherSite = () => forbidden('Запрос с чужого сайта отклонён.');

/**
 * Whether a page of another site makes the request, or leads to it. Browsers tell by Sec-Fetch-Site, older ones by Origin or Referer;
 * a client that sends none of them is no browser and carries nobody else's cookie.
 */
export function isFromOtherSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? !isOwnOrigin(request) : site !== 'same-origin' && site !== 'none';
}

function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin, referer } = request.headers;
  const sender = origin ?? referer;
  if (sender === undefined) return true;
  // `request.host` is X-Forwarded-Host when a reverse proxy on this machine says so.
  return isOnHost(sender, request.host);
}

/**
 * Whether a page of another site opens a socket: browsers hold no site back from that, and name the page's origin. Who sends none is no
 * browser. X-Forwarded-Host counts whoever sends it, since no page can.
 * @param origins others whose pages may
 */
export function isSocketOfOtherSite(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin } = headers;
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',', 1)[0];
  return origin !== undefined && !origins.includes(origin) && !isOnHost(origin, forwarded || headers.host);
}

/** Through URL, a default port may be spelt out. */
function isOnHost(address: string, host: string | undefined): boolean {
  const from = URL.parse(address);
  return from !== null && from.host !== '' && from.host === URL.parse(`${from.protocol}//${host}`)?.host;
}
