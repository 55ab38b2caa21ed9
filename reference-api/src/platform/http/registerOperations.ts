import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { loadContract, type ContractOperation } from '../contract/loadContract.ts';
import { readChecks, type OperationChecks } from '../contract/operationChecks.ts';
import { badRequest, forbidden, HttpError, unauthorized } from '../errors/httpError.ts';
import { findViewer, SESSION_COOKIE, type Viewer } from '../sessions/sessions.ts';
import { receiveFile } from '../storage/receiveFile.ts';
import { isDownload, sendDownload } from '../storage/sendDownload.ts';
import type { AppContext } from './context.ts';
import { isFromOtherSite } from './crossSite.ts';
import { hasNulCharacter } from './nulCharacter.ts';
import type { Access, Operation, Transport } from './operation.ts';
import { isSecure } from './proxies.ts';
import { StreamedJson } from './streamedJson.ts';

/**
 * Registers every call of the contract.
 * @param onBreach hears of every answer that the contract does not promise, whatever its status; without it answers are not looked at
 * @throws Error when the contract and the implementations differ in their calls
 */
export async function registerOperations(
  app: FastifyInstance,
  operations: Operation[],
  context: AppContext,
  onBreach?: (complaint: string) => void,
): Promise<void> {
  const contract = loadContract();
  const checks = readChecks(contract);
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]));
  const withBody: RouteOptions[] = [];
  const withoutBody: RouteOptions[] = [];
  for (const declared of contract.operations) {
    const operation = byId.get(declared.id);
    const check = checks.get(declared.id);
    byId.delete(declared.id);
    if (!check || !operation)
      throw new Error(`${declared.id} of openapi.yaml has no implementation; add one to src/operations.ts.`);
    (declared.body ? withBody : withoutBody).push({
      method: declared.method,
      url: declared.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { hasImageErrors: declared.answers.get(415)?.some(({ type }) => type === 'application/json') ?? false },
      handler: handlerOf(declared, check, operation, context),
      ...(onBreach && { onSend: answerCheck(check, onBreach) }),
    });
  }
  if (byId.size > 0)
    throw new Error(
      `openapi.yaml has no call ${[...byId.keys()].join(', ')}; add it there or correct the operationId.`,
    );
  for (const route of withBody) app.route(route);
  await app.register(async (scope) => {
    refuseBodies(scope);
    for (const route of withoutBody) scope.route(route);
  });
}

/** For the calls without a body: one is refused before it is read, whatever its type and size. */
function refuseBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  // Some clients name the type of a body that they do not send.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  scope.addHook('preParsing', async ({ headers }) => {
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
      throw badRequest('У этого запроса не должно быть тела.');
  });
}

function handlerOf(declared: ContractOperation, check: OperationChecks, operation: Operation, context: AppContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const transport = transportOf(request, reply, context);
    const viewer = operation.access === 'guest' ? null : await admit(operation.access, transport.token, context);
    const path = { ...(request.params as Record<string, unknown>) };
    const query = { ...(request.query as Record<string, unknown>) };
    const body = readBody(declared, request);
    if (hasNulCharacter([path, query, body])) throw badRequest('В запросе недопустимый символ.');
    const hasChecks = declared.body && contentType(request) !== MULTIPART;
    const complaint =
      check.checkPath(path) ?? check.checkQuery(query) ?? (hasChecks && check.checkBody(contentType(request), body));
    if (complaint) throw badRequest(complaint);
    const answer = await operation.handle({ path, query, body, viewer, transport }, context);
    if (isDownload(answer)) return sendDownload(reply, answer);
    if (isRedirect(answer)) return reply.redirect(answer.redirect, 302);
    return reply
      .type('application/json; charset=utf-8')
      .send(answer instanceof StreamedJson ? Readable.from(answer.pieces) : answer);
  };
}

async function admit(
  access: Exclude<Access, 'guest'>,
  token: string | undefined,
  context: AppContext,
): Promise<Viewer> {
  const viewer = await findViewer(context, token);
  if (!viewer) throw unauthorized();
  if (access === 'blocked') return viewer;
  if (viewer.is_blocked) throw forbidden('Ваша учётная запись заблокирована.');
  if (access === 'participant' && viewer.registration_step !== 'FINISHED')
    throw forbidden('Сначала завершите регистрацию.');
  return viewer;
}

function readBody(declared: ContractOperation, request: FastifyRequest): unknown {
  if (!declared.body) return undefined;
  const isUpload = contentType(request) === MULTIPART;
  const isEmpty = (request.body === undefined || request.body === null) && !isUpload;
  if (isEmpty) throw badRequest('Не хватает тела запроса.');
  if (!declared.body.content.some(({ type }) => type === contentType(request)))
    throw new HttpError(415, 'Такой тип содержимого здесь не принимается.');
  return request.body;
}

// Its parts are read by the handler, as they come.
const MULTIPART = 'multipart/form-data';

const contentType = (request: FastifyRequest) =>
  (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

function transportOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, sessionLimits, publicUrl }: AppContext,
): Transport {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, publicUrl) } as const;
  return {
    address: request.ip,
    isFromOtherSite: isFromOtherSite(request),
    token: request.cookies[SESSION_COOKIE],
    setToken: (token) =>
      void reply.setCookie(SESSION_COOKIE, token, { ...options, maxAge: sessionLimits.absoluteMs / 1000 }),
    clearToken: () => void reply.clearCookie(SESSION_COOKIE, options),
    receiveFile: (rules) => receiveFile(request, storage, rules),
  };
}

function isRedirect(answer: unknown): answer is { redirect: string } {
  return typeof answer === 'object' && answer !== null && 'redirect' in answer && typeof answer.redirect === 'string';
}

function answerCheck(check: OperationChecks, onBreach: (complaint: string) => void) {
  return async (_request: FastifyRequest, reply: FastifyReply, sent: unknown) => {
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    const payload = type === 'application/json' && sent instanceof Readable ? await text(sent) : sent;
    // A download's stream stands for its content.
    const body: unknown =
      type === 'application/json' ? JSON.parse(String(payload)) : type === 'application/octet-stream' ? '' : payload;
    const complaint = check.checkAnswer(reply.statusCode, type, body);
    if (complaint) onBreach(complaint);
    return payload;
  };
}
