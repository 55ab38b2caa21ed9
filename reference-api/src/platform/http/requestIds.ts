import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { log } from '../log/log.ts';
import { enterRequest, withRequestId } from '../log/requestLines.ts';
import { callerOf } from './admission.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route is polled by a balancer, whose requests would flood the log. */
    isProbe?: boolean;
  }
}

const HEADER = 'x-request-id';
/** Ids of nginx, of AWS and UUIDs; short and plain enough for a header, a log and a user who reads it aloud. */
const FORMAT = /^[\w.=-]{8,64}$/;
const BYTES = 8;
const MINUTE_MS = 60_000;
/** Most failed requests logged per minute, so that an outage cannot fill the disk. */
const MOST_FAILED = 600;

/** Names each request: by the `X-Request-Id` of a trusted proxy if its form is valid, by a random id otherwise. */
export function createRequestIds(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return ({ headers, socket: { remoteAddress } }) => {
    const given = headers[HEADER];
    const isAccepted =
      typeof given === 'string' && FORMAT.test(given) && remoteAddress !== undefined && isTrusted(remoteAddress, 0);
    return isAccepted ? given : randomBytes(BYTES).toString('hex');
  };
}

/** Sends the request's id back. */
export const sendRequestId = (reply: FastifyReply): void => void reply.header(HEADER, reply.request.id);

/**
 * Puts the request's id into the answer and into every line that the request causes. Logs answers of 5xx, so that each id which a user
 * reports is in the log, and at level `debug` all requests.
 * @param now milliseconds of a clock that runs evenly
 */
export function addRequestIdHooks(app: FastifyInstance, now = () => performance.now()): void {
  const isAllowed = createQuota(MOST_FAILED, now);
  app.addHook('onRequest', (request, reply, done) => {
    sendRequestId(reply);
    enterRequest(request.id, reply.raw, done);
  });
  // The events of a body's stream do not belong to its request.
  app.addHook('preValidation', (request, reply, done) => enterRequest(request.id, reply.raw, done));
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { config, url } = request.routeOptions;
    const level = statusCode >= 500 && !config.isProbe && isAllowed() ? 'warn' : 'debug';
    const call = url === undefined ? null : `${request.method} ${url}`;
    if (log.isLevelEnabled(level))
      withRequestId(request.id, () =>
        log[level](
          { call, status: statusCode, ms: Math.round(elapsedTime), user: callerOf(request), address: request.ip },
          'Request answered.',
        ),
      );
    done();
  });
}

/** Allows so many events a minute. */
function createQuota(most: number, now: () => number): () => boolean {
  let since = now();
  let count = 0;
  return () => {
    if (now() - since >= MINUTE_MS) {
      since = now();
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}
