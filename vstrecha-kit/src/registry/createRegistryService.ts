import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { changeBuilds } from '../release/changeBuilds.ts';
import type { Author } from '../release/journal.ts';
import { fileRegistry } from '../release/registryPlace.ts';
import { UsageError } from '../system/UsageError.ts';
import { clientAddress } from './clientAddress.ts';
import { judgeRelease } from './judgeRelease.ts';
import { readChange, type ChangeRequest } from './readChange.ts';
import { findToken, type TokenRecord } from './tokens.ts';

const LARGEST_BODY = 65_536;
/** The address as sent: another spelling of it is another address. */
const REMOTE = /^\/registry\/([A-Za-z_]\w{0,63})$/;

export interface RegistryService {
  /** The registry's file; tokens and journal are beside it. */
  file: string;
  proxies: BlockList;
  /** Gets an entry for each change and each refusal. */
  log?: (entry: Record<string, unknown>) => void;
  now?: () => Date;
}

/** An answer other than success. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Serves `/registry.json`, and takes changes of remotes from those who have a token for it. */
export function createRegistryService(service: RegistryService): Server {
  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000 }, (request, response) => {
    answer(service, request, response).catch((error: unknown) => refuse(service, request, response, error));
  });
  server.maxConnections = 200;
  return server;
}

async function answer(service: RegistryService, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request;
  const [, container] = REMOTE.exec(url) ?? [];
  if (container === undefined && url !== '/registry.json' && url !== '/healthz') throw new Refusal(404, 'Not found.');
  const allowed = container === undefined ? ['GET', 'HEAD'] : ['POST'];
  if (!allowed.includes(method)) {
    response.setHeader('Allow', allowed.join(', '));
    throw new Refusal(405, `Use ${allowed.join(' or ')}.`);
  }
  if (container !== undefined) return change(service, container, request, response);
  return send(response, 200, url === '/healthz' ? '{}' : readText(service.file));
}

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '{"remotes":{}}');

async function change(
  service: RegistryService,
  container: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const token = authorize(service.file, container, request);
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'Send application/json.');
  const sent = readBody(await receive(request));
  const author = { by: token.name, from: clientAddress(request, service.proxies) };
  await write(service, container, author, sent);
  service.log?.({ event: 'changed', remote: container, kind: sent.change.kind, token: token.id, address: author.from });
  send(response, 200, JSON.stringify({ version: sent.version + 1 }));
}

/** @throws Refusal unless the request has a token for the remote */
function authorize(file: string, container: string, { headers }: IncomingMessage): TokenRecord {
  const [, token] = /^Bearer ([\w.-]{1,200})$/.exec(headers.authorization ?? '') ?? [];
  const record = token === undefined ? undefined : findToken(file, token);
  if (!record) throw new Refusal(401, 'The token is unknown or revoked. Get one from the operator of the registry.');
  if (record.remote !== container) throw new Refusal(403, `This token is for ${record.remote}, not for ${container}.`);
  return record;
}

async function receive(request: IncomingMessage): Promise<string> {
  const tooLarge = new Refusal(413, `The request has more than ${LARGEST_BODY} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) throw tooLarge;
  const chunks: Buffer[] = [];
  let length = 0;
  // The answer still needs the connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_BODY) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function readBody(text: string): ChangeRequest {
  try {
    return readChange(text);
  } catch (error) {
    throw error instanceof UsageError ? new Refusal(400, error.message) : error;
  }
}

async function write(
  { file, now }: RegistryService,
  container: string,
  author: Author,
  { version, change: wanted, reason }: ChangeRequest,
): Promise<void> {
  const place = fileRegistry(file, {
    author,
    ...(now && { now }),
    check: (present) => {
      if ((present.version ?? 0) !== version)
        throw new Refusal(412, 'The registry was changed since it was read. Repeat: the command reads it again.');
    },
  });
  if (wanted.kind === 'release')
    await place.change(async (present) => ({ ...(await judgeRelease(present, container, wanted)), reason }));
  else await changeBuilds(place, container, () => wanted, reason);
}

function refuse(service: RegistryService, request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const [status, message] =
    error instanceof Refusal
      ? [error.status, error.message]
      : error instanceof UsageError
        ? [422, error.message]
        : [500, 'The registry service failed; its log says why.'];
  const cause = status === 500 ? { msg: String((error as Error).stack) } : {};
  const address = clientAddress(request, service.proxies);
  if (status !== 404 && status !== 405)
    service.log?.({ event: 'refused', status, url: request.url, address, ...cause });
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  // The rest of a refused body is not read.
  response.setHeader('Connection', 'close');
  send(response, status, message, 'text/plain');
}

function send(response: ServerResponse, status: number, content: string, type = 'application/json'): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(content);
}
