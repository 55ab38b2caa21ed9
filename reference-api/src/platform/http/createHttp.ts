import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { DEFAULT_FRONT } from '../config/front.ts';
import { FormError, HttpError, outOfService, StateError } from '../errors/httpError.ts';
import { noteOutage } from '../errors/outage.ts';
import { errorCode } from '../errors/startupError.ts';
import { log } from '../log/log.ts';
import { withRequestId } from '../log/requestLines.ts';
import { refuseCrossSiteWrites } from './crossSite.ts';
import { GUEST_BODY_LIMIT, type RouteAccess } from './operation.ts';
import { addRequestIdHooks, createRequestIds, sendRequestId } from './requestIds.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required access of the route. */
    access?: RouteAccess;
    /** Whether pages of other sites may write: the address contains a secret, and cookies do not matter. */
    isForOtherSites?: boolean;
    /** Whether errors are `{error, msg}` instead of plain text. */
    hasImageErrors?: boolean;
    /** The operationId of a call of the contract. */
    call?: string;
  }
}

/**
 * Limit for receiving a whole request: the largest file needs a third of it on the slowest line, and no client may keep a
 * connection open endlessly.
 */
const REQUEST_TIMEOUT_MS = 15 * 60 * 1000;

/** Creates the HTTP server without its calls: body parsers, errors as plain text, and the headers of every answer. */
export async function createHttp(clock: Clock, { trustedProxies } = DEFAULT_FRONT): Promise<FastifyInstance> {
  const app = Fastify({
    // Only routes that know the sender accept more.
    bodyLimit: GUEST_BODY_LIMIT,
    trustProxy: trustedProxies,
    exposeHeadRoutes: false,
    // The contract limits the length of path parameters; a Cyrillic letter takes six characters in an encoded one.
    routerOptions: { maxParamLength: 2000 },
    forceCloseConnections: 'idle',
    // A request on a connection that is kept alive may be on its way when the server stops.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: createRequestIds(trustedProxies),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  addRequestIdHooks(app);
  await app.register(cookie);
  addParsers(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  // A route without declared access would be open to everyone.
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.access === undefined)
      throw new Error(`${url} does not say who may call it: its route needs a config with access.`);
  });
  // Runs before routing and for every address, because an address has many spellings that lead to the same call.
  app.addHook('onRequest', async (request) => refuseCrossSiteWrites(request));
  app.addHook('onSend', async (request, reply) => {
    // Clients take the current time from this header, so it must use the same clock as all rules.
    reply.header('date', clock.now().toUTCString());
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cache-control', reply.getHeader('cache-control') ?? 'no-store');
  });
  app.setNotFoundHandler((_request, reply) => answerText(reply, 404, 'Такого адреса нет.'));
  app.setErrorHandler((error, request, reply) => withRequestId(request.id, () => answerError(error, request, reply)));
  return app;
}

function addParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // Some clients send a content type without a body.
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );
}

// Statuses with a JSON body for image uploads, as in the contract.
const IMAGE_STATUSES = [400, 413, 415];

/** Codes of failures by a client that has closed the connection. */
const HANG_UPS = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ABORT_ERR']);

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof FormError)
    return reply.code(422).type('application/json; charset=utf-8').send({ errors: error.codes });
  if (error instanceof StateError) return reply.code(409).type('application/json; charset=utf-8').send(error.body);
  const { statusCode } = error as Partial<FastifyError>;
  const status = error instanceof HttpError ? error.status : statusCode;
  if (error instanceof HttpError && error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  if (error instanceof HttpError) reply.headers({ ...error.headers });
  if (request.routeOptions.config.hasImageErrors && status !== undefined && IMAGE_STATUSES.includes(status)) {
    const msg = error instanceof HttpError ? error.message : 'Ошибка загрузки!';
    return reply.code(status).type('application/json; charset=utf-8').send({ error: true, msg });
  }
  if (error instanceof HttpError) return answerText(reply, error.status, error.message);
  if (statusCode === 413) return answerText(reply, 413, 'Запрос слишком большой.');
  if (statusCode === 415) return answerText(reply, 415, 'Такой тип содержимого не принимается.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return answerText(reply, 400, 'Запрос не удалось разобрать.');
  if (reply.raw.destroyed && HANG_UPS.has(errorCode(error) ?? '')) {
    log.debug({ err: error }, 'The client has hung up.');
    return reply.hijack();
  }
  if (noteOutage(error)) return answerError(outOfService(), request, reply);
  log.error(
    { err: error, call: request.routeOptions.url && `${request.method} ${request.routeOptions.url}` },
    'A request failed.',
  );
  return answerText(reply, 500, 'Внутренняя ошибка сервера.');
}

function answerText(reply: FastifyReply, status: number, text: string): FastifyReply {
  // An unparsable address is answered before any hook runs.
  reply.header('x-content-type-options', 'nosniff');
  sendRequestId(reply);
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
