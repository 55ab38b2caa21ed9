import { randomBytes } from 'node:crypto';
import http, { ServerResponse, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer, type ProxyServer } from 'httpxy';

/** Proxies requests below `prefix` to another server. */
export interface ProxyRule {
  /** Complete leading path segments: `/api` matches `/api` and `/api/user`, not `/apiary`. */
  prefix: string;
  /** Proxies only requests with this method: the others get a page of this server. */
  method?: string;
  /** Origin of the other server: `http://127.0.0.1:8086`. */
  target: string;
  /**
   * Proxies WebSockets instead of requests, and only those whose path after the prefix matches. The other server gets
   * the path without the prefix: `/push/app/key` → `/app/key`.
   */
  socketPath?: RegExp;
}

/** Whether a rule matches a URL as sent; other spellings of the same path do not match. */
export function takes(
  { prefix, method, socketPath }: ProxyRule,
  request: Pick<IncomingMessage, 'url' | 'method'>,
  isUpgrade: boolean,
): boolean {
  const pathname = request.url?.split('?', 1)[0] ?? '';
  if (isUpgrade !== (socketPath !== undefined) || (method !== undefined && method !== request.method)) return false;
  if (socketPath) return pathname.startsWith(`${prefix}/`) && socketPath.test(pathname.slice(prefix.length));
  return (pathname === prefix || pathname.startsWith(`${prefix}/`)) && !WANDERING.test(pathname);
}

/**
 * A path with `.` or `..` segments in any encoding: the other server might resolve them to a path outside the prefix.
 */
export const WANDERING = /(?:[/\x5c]|%2f|%5c)(?:\.|%2e){1,2}(?=[/\x5c]|%2f|%5c|$)/i;

/** Proxies by rules; both methods return false for a URL that no rule matches. */
interface Forwarder {
  forwardRequest: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Connects a browser's WebSocket to the other server's. */
  forwardUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
}

/** The answer while the other server is down. */
export const UNREACHABLE = 'Сервер временно недоступен. Повторите попытку через минуту.';

/** Headers of a single connection that must not be forwarded (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];
/** Delimit the body, so a client must not get them dropped by naming them in Connection. */
const FRAMING = new Set(['content-length', 'transfer-encoding']);

/** Answers 502 in plain words when the other server is down, and aborts the connection when its response is aborted. */
export function createForwarder(rules: readonly ProxyRule[]): Forwarder {
  const proxies = rules.map((rule) => ({ rule, proxy: createProxy(rule) }));

  /** Finds the proxy for a request and sets `request.url` to the path on the other server. */
  const take = (request: IncomingMessage, isUpgrade: boolean): ProxyServer | undefined => {
    const found = proxies.find(({ rule }) => takes(rule, request, isUpgrade));
    if (found?.rule.socketPath) request.url = request.url?.slice(found.rule.prefix.length);
    return found?.proxy;
  };

  return {
    forwardRequest: (request, response) => {
      const proxy = take(request, false);
      if (!proxy) return false;
      dropHopByHop(request);
      addForwarded(request);
      // With `close` the other server would cut off an upload that it refuses, and its response would be lost.
      request.headers.connection = 'keep-alive';
      void proxy.web(request, response);
      return true;
    },
    forwardUpgrade: (request, socket, head) => {
      const proxy = take(request, true);
      if (!proxy) return false;
      addForwarded(request);
      // The upgrade event types the socket as Duplex, but over TCP it is always a net.Socket.
      void proxy.ws(request, socket as Socket, {}, head);
      return true;
    },
  };
}

function createProxy({ target }: ProxyRule): ProxyServer {
  // One connection per request: a restart of the other server may close a kept-alive connection just when it is reused.
  const agent = target.startsWith('https:') ? new https.Agent() : new http.Agent();
  const { protocol, hostname, port } = new URL(target);
  const proxy = createProxyServer({ agent, target: { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port } });
  proxy.on('proxyRes', dropHopByHop);
  proxy.on('proxyReqWs', (outgoing, _request, socket) => {
    // The library forwards only an orderly end, but this server may also destroy a socket.
    socket.once('close', () => outgoing.destroy());
    outgoing.once('upgrade', (_answer, upstream) => socket.once('close', () => upstream.destroy()));
  });
  proxy.on('error', (_error, _request, answer) => {
    if (!(answer instanceof ServerResponse)) {
      if (answer?.bytesWritten === 0) refuseUpgrade(answer, 502, 'Bad Gateway');
    } else if (!answer.headersSent && !answer.destroyed) {
      answer
        .writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(UNREACHABLE);
    }
  });
  return proxy;
}

/** Refuses an upgrade that no rule matches or no server accepts. */
export function refuseUpgrade(socket: Duplex, status: number, reason: string): void {
  if (socket.destroyed) return;
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function dropHopByHop({ headers }: IncomingMessage): void {
  const named = String(headers.connection ?? '').toLowerCase();
  for (const name of [...HOP_BY_HOP, ...named.split(/\s*,\s*/)]) if (!FRAMING.has(name)) delete headers[name];
}

/** Appends the client's address to those noted by proxies in front; keeps their protocol and host. A client cannot choose the request's id. */
function addForwarded({ headers, socket }: IncomingMessage): void {
  headers['x-request-id'] = randomBytes(16).toString('hex');
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  headers['x-forwarded-proto'] ??= 'http';
  headers['x-forwarded-host'] ??= headers.host;
}
