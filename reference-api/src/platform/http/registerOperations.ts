import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { loadContract, type ContractOperation } from '../contract/loadContract.ts';
import { readChecks, type OperationChecks } from '../contract/operationChecks.ts';
import { StreamedFile } from '../contract/streamedFile.ts';
import { badRequest, HttpError } from '../errors/httpError.ts';
import { patienceOf, piecesInTurn, type ReadPlaces } from '../limits/readPlaces.ts';
import { receiveFile } from '../storage/receiveFile.ts';
import { isDownload, sendDownload, sendStreamedFile } from '../storage/sendDownload.ts';
import { createAdmission, type Admission } from './admission.ts';
import { complaintAbout } from './checkValues.ts';
import type { AppContext } from './context.ts';
import { isFromOtherSite } from './crossSite.ts';
import type { Operation, Transport } from './operation.ts';
import { StreamedJson } from './pages.ts';
import { sessionCookieOf } from './sessionCookie.ts';
import { storeTexts } from './storeTexts.ts';

/**
 * Registers every call of the contract.
 * @param onBreach called for every answer that the contract does not allow, whatever its status; without it answers are not
 * checked
 * @throws Error when the contract and the implementations differ in their calls or in the access to one
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
        call: declared.id,
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

/** Refuses any body of a call without one in the contract, before reading it. */
function refuseBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  // Some clients send a content type without a body.
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
    const received = readBody(declared, request);
    const hasChecks =
      declared.body && contentType(request) !== MULTIPART && (declared.body.isRequired || received !== undefined);
    const checkBody = (value: unknown) => (hasChecks ? check.checkBody(contentType(request), value) : undefined);
    const complaint =
      check.checkPath(path) ??
      check.checkQuery(query) ??
      checkBody(received) ??
      complaintAbout([path, query, received]);
    if (complaint !== undefined) throw badRequest(complaint);
    const body = storeTexts(received, operation.textForm);
    const late = body === received ? undefined : checkBody(body);
    if (late !== undefined) throw badRequest(late);
    const handle = () => operation.handle({ path, query, body, viewer, transport }, context);
    const cost = readCost(operation, query);
    if (cost > 0 && viewer) {
      const isOrdinary = operation.isOrdinary?.({ query, body }) ?? false;
      return sendInTurn(reply, handle, context.reads, { userId: viewer.id, cost, isOrdinary });
    }
    const answer = await handle();
    if (answer instanceof StreamedFile) return sendStreamedFile(reply, answer);
    if (isDownload(answer)) return sendDownload(reply, answer);
    if (isRedirect(answer)) return reply.redirect(answer.redirect, 302);
    return sendJson(reply, answer);
  };
}

/** Page size above which a list counts as an expensive read, or adds to the cost of one. */
const LONG_PAGE = 100;

/** How many of the user's places for expensive reads a request takes. */
const readCost = ({ isExpensive = false }: Operation, { limit }: Record<string, unknown>) =>
  Number(isExpensive) + Number(typeof limit === 'number' && limit > LONG_PAGE);

interface Read {
  userId: number;
  cost: number;
  isOrdinary: boolean;
}

/** Answers an expensive read, whose place is free again when the answer was sent or its receiver is gone. */
async function sendInTurn(
  reply: FastifyReply,
  handle: () => Promise<unknown>,
  reads: ReadPlaces,
  { userId, cost, isOrdinary }: Read,
): Promise<FastifyReply> {
  const patience = patienceOf(reply.raw);
  let leave: (() => void) | undefined;
  let isStreaming = false;
  try {
    leave = await reads.enter(userId, cost, patience);
    const answer = await reads.inTurn(userId, handle, { isOrdinary, patience });
    if (!(answer instanceof StreamedJson)) return sendJson(reply, answer);
    isStreaming = true;
    return sendJson(reply, Readable.from(piecesInTurn(answer.pieces, reads, userId)).once('close', leave));
  } catch (error) {
    // The reader has hung up.
    if (reply.raw.destroyed) return reply.hijack();
    throw error;
  } finally {
    if (!isStreaming) leave?.();
  }
}

const sendJson = (reply: FastifyReply, answer: unknown) => reply.type('application/json; charset=utf-8').send(answer);

function readBody(declared: ContractOperation, request: FastifyRequest): unknown {
  if (!declared.body) return undefined;
  const isUpload = contentType(request) === MULTIPART;
  const isEmpty = (request.body === undefined || request.body === null) && !isUpload;
  if (isEmpty && !declared.body.isRequired) return undefined;
  if (isEmpty) throw badRequest('Не хватает тела запроса.');
  if (!declared.body.content.some(({ type }) => type === contentType(request)))
    throw new HttpError(415, 'Такой тип содержимого здесь не принимается.');
  return request.body;
}

// The handler reads the parts as they arrive.
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
    // Only the type of a download is checked; its content is a stream.
    const body: unknown =
      type === 'application/json' ? JSON.parse(String(payload)) : type === 'application/octet-stream' ? '' : payload;
    const complaint = check.checkAnswer(reply.statusCode, type, body);
    if (complaint) onBreach(complaint);
    return payload;
  };
}
