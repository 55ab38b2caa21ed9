import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { loadContract, type ContractOperation } from '../contract/loadContract.ts';
import { readChecks, type OperationChecks } from '../contract/operationChecks.ts';
import { badRequest, HttpError } from '../errors/httpError.ts';
import { receiveFile } from '../storage/receiveFile.ts';
import { isDownload, sendDownload } from '../storage/sendDownload.ts';
import { createAdmission, type Admission } from './admission.ts';
import { complaintAbout } from './checkValues.ts';
import type { AppContext } from './context.ts';
import { isFromOtherSite } from './crossSite.ts';
import type { Operation, Transport } from './operation.ts';
import { sessionCookieOf } from './sessionCookie.ts';
import { StreamedJson } from './streamedJson.ts';

/**
 * Registers every call of the contract.
 * @param onBreach hears of every answer that the contract does not promise, whatever its status; without it answers are not looked at
 * @throws Error when the contract and the implementations differ in their calls, or in who may make one
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
  const admission = createAdmission(context);
  const withBody: RouteOptions[] = [];
  const withoutBody: RouteOptions[] = [];
  for (const declared of contract.operations) {
    const operation = byId.get(declared.id);
    const check = checks.get(declared.id);
    byId.delete(declared.id);
    if (!check || !operation)
      throw new Error(`${declared.id} of openapi.yaml has no implementation; add one to src/operations.ts.`);
    if (operation.access !== declared.access.who)
      throw new Error(
        `${declared.id} is for «${operation.access}», x-access of openapi.yaml says «${declared.access.who}»; let both say the same.`,
      );
    (declared.body ? withBody : withoutBody).push({
      method: declared.method,
      url: declared.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: {
        access: operation.access,
        hasImageErrors: declared.answers.get(415)?.some(({ type }) => type === 'application/json') ?? false,
      },
      ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
      onRequest: (request, reply) =>
        admission.admit(request, reply, operation.access, operation.cost ?? (declared.method === 'GET' ? 0 : 1)),
      handler: handlerOf(declared, check, operation, context, admission),
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

function handlerOf(
  declared: ContractOperation,
  check: OperationChecks,
  operation: Operation,
  context: AppContext,
  admission: Admission,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const transport = transportOf(request, reply, context);
    const viewer = await admission.viewerOf(request, reply, operation.access);
    const path = { ...(request.params as Record<string, unknown>) };
    const query = { ...(request.query as Record<string, unknown>) };
    const body = readBody(declared, request);
    const hasChecks = declared.body && contentType(request) !== MULTIPART;
    const complaint =
      check.checkPath(path) ??
      check.checkQuery(query) ??
      (hasChecks ? check.checkBody(contentType(request), body) : undefined) ??
      complaintAbout([path, query, body]);
    if (complaint !== undefined) throw badRequest(complaint);
    const answer = await operation.handle({ path, query, body, viewer, transport }, context);
    if (isDownload(answer)) return sendDownload(reply, answer);
    if (isRedirect(answer)) return reply.redirect(answer.redirect, 302);
    return reply
      .type('application/json; charset=utf-8')
      .send(answer instanceof StreamedJson ? Readable.from(answer.pieces) : answer);
  };
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

function transportOf(request: FastifyRequest, reply: FastifyReply, context: AppContext): Transport {
  return {
    address: request.ip,
    isFromOtherSite: isFromOtherSite(request),
    ...sessionCookieOf(request, reply, context),
    receiveFile: (rules) => receiveFile(request, context.storage, rules),
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
