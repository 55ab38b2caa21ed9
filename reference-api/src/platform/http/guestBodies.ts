import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../config/config.ts';
import { tooManyRequests } from '../errors/httpError.ts';
import { placeOf } from '../limits/place.ts';
import type { RouteAccess } from './operation.ts';

const MINUTE_SECONDS = 60;
const WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS'];
/** Routes that authenticate or verify the sender themselves. */
const OTHERS: readonly (RouteAccess | undefined)[] = ['blocked', 'user', 'participant', 'signature'];

/**
 * Limits the bodies of guests per place and minute, before they are read, on every route and at unknown addresses. Calls of the contract
 * count apart from the rest, so that reports of browsers cannot delay the logins of an office.
 */
export function addGuestBodyHook(app: FastifyInstance, limits: Limits): void {
  // Kept in memory: counting in the database would cost more than the refused body.
  const limiter = new RateLimiterMemory({ points: 0, duration: MINUTE_SECONDS });
  app.addHook('onRequest', async (request) => {
    if (limits.guestBodiesPerMinute === Infinity || !isGuestBody(request)) return;
    limiter.points = limits.guestBodiesPerMinute;
    const kind = request.routeOptions.config.call === undefined ? 'other' : 'call';
    await limiter.consume(`${kind} ${placeOf(request.ip)}`).catch((refusal: unknown) => {
      throw refusal instanceof RateLimiterRes ? tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000)) : refusal;
    });
  });
}

const isGuestBody = ({ method, routeOptions }: FastifyRequest) =>
  !WITHOUT_BODY.includes(method) && !OTHERS.includes(routeOptions.config.access);
