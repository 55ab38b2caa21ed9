import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { DEFAULT_FRONT } from '../config/front.ts';
import { FormError, HttpError } from '../errors/httpError.ts';
import { refuseCrossSiteWrites } from './crossSite.ts';
import type { RouteAccess } from './operation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** who may call it */
    access?: RouteAccess;
    /** errors are `{error, msg}` instead of plain text */
    hasImageErrors?: boolean;
  }
}

/** Bytes of a body, unless its call says otherwise: 10,000 characters of text take 40 KB at most. */
const BODY_LIMIT = 64 * 1024;

/** Until a request has come whole: the largest file needs a third of that on the poorest line, and nobody may hold a connection for ever. */
const REQUEST_TIMEOUT_MS = 15 * 60 * 1000;

/** The HTTP server without its calls: bodies, errors as plain text, headers that every answer carries. */
export async function createHttp(clock: Clock, { trustedProxies } = DEFAULT_FRONT): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies,
    exposeHeadRoutes: false,
    // The contract says how long a part of an address may be; a Russian letter takes six characters there.
    routerOptions: { maxParamLength: 2000 },
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  await app.register(cookie);
  addParsers(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  // A route that does not say whom it answers would answer everybody.
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.access === undefined)
      throw new Error(`${url} does not say who may call it: its route needs a config with access.`);
  });
  // Before the router and whatever the address: an address can be spelt in many ways, and each leads to the same call.
  app.addHook('onRequest', async (request) => refuseCrossSiteWrites(request));
  app.addHook('onSend', async (request, reply) => {
    // Clients take «now» from this header, so it must show the same clock as every rule.
    reply.header('date', clock.now().toUTCString());
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cache-control', reply.getHeader('cache-control') ?? 'no-store');
  });
  app.setNotFoundHandler((_request, reply) => answerText(reply, 404, 'Такого адреса нет.'));
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  return app;
}

function addParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // Some clients name the type of a body that they do not send.
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

// What each upload of an image answers as JSON, as the contract says.
const IMAGE_STATUSES = [400, 413, 415];

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof FormError)
    return reply.code(422).type('application/json; charset=utf-8').send({ errors: error.codes });
  const { statusCode } = error as Partial<FastifyError>;
  const status = error instanceof HttpError ? error.status : statusCode;
  if (error instanceof HttpError && error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  if (request.routeOptions.config.hasImageErrors && status !== undefined && IMAGE_STATUSES.includes(status)) {
    const msg = error instanceof HttpError ? error.message : 'Ошибка загрузки!';
    return reply.code(status).type('application/json; charset=utf-8').send({ error: true, msg });
  }
  if (error instanceof HttpError) return answerText(reply, error.status, error.message);
  if (statusCode === 413) return answerText(reply, 413, 'Запрос слишком большой.');
  if (statusCode === 415) return answerText(reply, 415, 'Такой тип содержимого не принимается.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return answerText(reply, 400, 'Запрос не удалось разобрать.');
  console.error(error);
  return answerText(reply, 500, 'Внутренняя ошибка сервера.');
}

function answerText(reply: FastifyReply, status: number, text: string): FastifyReply {
  // An address that cannot be read is answered before any hook runs.
  reply.header('x-content-type-options', 'nosniff');
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
