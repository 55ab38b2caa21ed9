import http, {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Requests below `prefix` go to another server. */
export interface ProxyRule {
  /** A whole first part of the path: `/api` takes `/api` and `/api/user`, not `/apiary`. */
  prefix: string;
  /** Origin of the other server: `http://127.0.0.1:8086`. */
  target: string;
  /** Takes the prefix away: `/push/app/key` → `/app/key`. */
  stripPrefix?: boolean;
}

const UNREACHABLE = 'Сервер временно недоступен. Повторите попытку через минуту.';

/** They describe one connection and must not travel to the next (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** The rule for a request's address, if one takes it. */
export function findProxy(rules: readonly ProxyRule[], url: string): ProxyRule | undefined {
  const pathname = url.split('?', 1)[0] ?? '';
  return rules.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** Sends a request on and its answer back, both as streams; 502 in plain words when the other server does not answer. */
export async function forwardRequest(
  rule: ProxyRule,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = forwardedHeaders(request);
  // Told to close, the other server would drop an upload that it refuses together with its answer.
  headers.connection = 'keep-alive';
  // A body of unknown length has to be framed anew, or the next server takes it for the following request.
  if (request.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked';
  const outgoing = openRequest(rule, request, headers);
  // Heard for as long as the request lives: an error without a listener would end the process.
  outgoing.on('error', () => undefined);
  response.once('close', () => {
    if (!response.writableFinished) outgoing.destroy();
  });

  try {
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).once('error', reject);
    });
    request.pipe(outgoing);
    const incoming = await answered;
    response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, withoutHopByHop(incoming.headers));
    await pipeline(incoming, response);
  } catch {
    // After the first byte the only honest word left is a broken connection, which the client takes for a network failure.
    if (response.headersSent || response.destroyed) response.destroy();
    else
      response
        .writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(UNREACHABLE);
  }
  if (!request.complete) {
    // A refused upload: the rest is read to nowhere, since a sender that is cut off may never see the answer.
    request.unpipe(outgoing).resume();
    outgoing.destroy();
  }
}

/** Joins a browser's WebSocket with the other server's. */
export function forwardUpgrade(rule: ProxyRule, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const outgoing = openRequest(rule, request, {
    ...forwardedHeaders(request),
    connection: 'Upgrade',
    upgrade: request.headers.upgrade,
  });
  socket.on('error', () => outgoing.destroy());
  socket.once('close', () => outgoing.destroy());

  outgoing.once('upgrade', (answer, upstream, upstreamHead) => {
    socket.write(
      `HTTP/1.1 101 ${answer.statusMessage ?? 'Switching Protocols'}\r\n${formatHeaders(answer.rawHeaders)}\r\n`,
    );
    if (upstreamHead.length > 0) socket.write(upstreamHead);
    if (head.length > 0) upstream.write(head);
    // Either side's end or failure is the other's too.
    pipeline(socket, upstream).catch(() => upstream.destroy());
    pipeline(upstream, socket).catch(() => socket.destroy());
  });
  outgoing.once('response', (answer) => {
    answer.resume();
    refuseUpgrade(socket, answer.statusCode ?? 502, answer.statusMessage ?? '');
  });
  outgoing.on('error', () => refuseUpgrade(socket, 502, 'Bad Gateway'));
  outgoing.end();
}

/** Ends an upgrade that nobody takes. */
export function refuseUpgrade(socket: Duplex, status: number, reason: string): void {
  if (socket.destroyed) return;
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function openRequest(
  { prefix, target, stripPrefix }: ProxyRule,
  request: IncomingMessage,
  headers: OutgoingHttpHeaders,
): ClientRequest {
  const url = request.url ?? '/';
  const rest = stripPrefix ? url.slice(prefix.length) : url;
  const { protocol, hostname, port } = new URL(target);
  const options = {
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    method: request.method,
    path: rest.startsWith('/') ? rest : `/${rest}`,
    headers,
    agent: false as const,
  };
  return protocol === 'https:' ? https.request(options) : http.request(options);
}

/** The client's headers, with its address added to those of the proxies before this one. */
function forwardedHeaders(request: IncomingMessage): OutgoingHttpHeaders {
  const { headers, socket } = request;
  const isSecure = 'encrypted' in socket;
  return {
    ...withoutHopByHop(headers),
    'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-proto': headers['x-forwarded-proto'] ?? (isSecure ? 'https' : 'http'),
    'x-forwarded-host': headers['x-forwarded-host'] ?? headers.host,
  };
}

function withoutHopByHop(headers: http.IncomingHttpHeaders): OutgoingHttpHeaders {
  const dropped = new Set([
    ...HOP_BY_HOP,
    ...String(headers.connection ?? '')
      .toLowerCase()
      .split(/\s*,\s*/),
  ]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

function formatHeaders(rawHeaders: readonly string[]): string {
  let lines = '';
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    lines += `${rawHeaders[index]}: ${rawHeaders[index + 1]}\r\n`;
  return lines;
}
