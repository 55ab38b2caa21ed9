import cookie from '@fastify/cookie';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import { refuseCrossSiteWrites } from './crossSite.ts';
import { FormError, HttpError } from './httpError.ts';

const BODY_LIMIT = 1024 * 1024;

/** The HTTP server without its calls: bodies, errors as plain text, headers that every answer carries. */
export async function createHttp(clock: Clock): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: 'loopback',
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => void answerError(error, reply),
  });
  await app.register(cookie);
  addParsers(app);
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) refuseCrossSiteWrites(request);
  });
  app.addHook('onSend', async (request, reply) => {
    // Clients take «now» from this header, so it must show the same clock as every rule.
    reply.header('date', clock.now().toUTCString());
    reply.header('x-content-type-options', 'nosniff');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler((_request, reply) => answerText(reply, 404, 'Такого адреса нет.'));
  app.setErrorHandler((error, _request, reply) => answerError(error, reply));
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
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body: string, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body)));
  });
}

function answerError(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof FormError) return reply.code(422).type('application/json; charset=utf-8').send({ errors: error.codes });
  if (error instanceof HttpError) return answerText(reply, error.status, error.message);
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode === 413) return answerText(reply, 413, 'Запрос слишком большой.');
  if (statusCode === 415) return answerText(reply, 415, 'Такой тип содержимого не принимается.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return answerText(reply, 400, 'Запрос не удалось разобрать.');
  console.error(error);
  return answerText(reply, 500, 'Внутренняя ошибка сервера.');
}

function answerText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
