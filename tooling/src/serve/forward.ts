import http, { ServerResponse, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer, type ProxyServer } from 'httpxy';

/** Requests below `prefix` go to another server. */
export interface ProxyRule {
  /** A whole first part of the path: `/api` takes `/api` and `/api/user`, not `/apiary`. */
  prefix: string;
  /** Origin of the other server: `http://127.0.0.1:8086`. */
  target: string;
  /**
   * Takes WebSockets instead of requests, and no others than those whose path behind the prefix matches. The other server sees that path
   * without the prefix: `/push/app/key` → `/app/key`.
   */
  socketPath?: RegExp;
}

/** Whether a rule takes an address, as it was sent: an address in another spelling is another address. */
export function takes({ prefix, socketPath }: ProxyRule, url: string, isUpgrade: boolean): boolean {
  const pathname = url.split('?', 1)[0] ?? '';
  if (isUpgrade !== (socketPath !== undefined)) return false;
  if (socketPath) return pathname.startsWith(`${prefix}/`) && socketPath.test(pathname.slice(prefix.length));
  return (pathname === prefix || pathname.startsWith(`${prefix}/`)) && !isWandering(pathname);
}

/** Whether a path has parts like `..`, however they are spelt: the other server might follow them out of the prefix. */
function isWandering(pathname: string): boolean {
  const parts = pathname
    .replaceAll(/%2f|%5c|\\/gi, '/')
    .replaceAll(/%2e/gi, '.')
    .split('/');
  return parts.includes('.') || parts.includes('..');
}

/** Forwards what its rules name; both calls return false for an address that no rule takes. */
interface Forwarder {
  forwardRequest: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Joins a browser's WebSocket with the other server's. */
  forwardUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
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
  'upgrade',
];
/** They say where a body ends and are needed to send it on, so a client may not have them dropped. */
const FRAMING = new Set(['content-length', 'transfer-encoding']);

/** Answers 502 in plain words when the other server is down, and breaks the connection when its answer breaks off. */
export function createForwarder(rules: readonly ProxyRule[]): Forwarder {
  const proxies = rules.map((rule) => ({ rule, proxy: createProxy(rule) }));

  /** Finds the proxy for a request and sets `request.url` to what the other server is asked for. */
  const take = (request: IncomingMessage, isUpgrade: boolean): ProxyServer | undefined => {
    const url = request.url ?? '/';
    const found = proxies.find(({ rule }) => takes(rule, url, isUpgrade));
    if (found?.rule.socketPath) request.url = url.slice(found.rule.prefix.length);
    return found?.proxy;
  };

  return {
    forwardRequest: (request, response) => {
      const proxy = take(request, false);
      if (!proxy) return false;
      dropHopByHop(request);
      addForwarded(request);
      // With `close` the other server would cut off an upload that it refuses, and its answer would be lost.
      request.headers.connection = 'keep-alive';
      void proxy.web(request, response);
      return true;
    },
    forwardUpgrade: (request, socket, head) => {
      const proxy = take(request, true);
      if (!proxy) return false;
      addForwarded(request);
      // An HTTP server over TCP upgrades nothing but TCP sockets.
      void proxy.ws(request, socket as Socket, {}, head);
      return true;
    },
  };
}

function createProxy({ target }: ProxyRule): ProxyServer {
  // One connection per request: a kept one may be closed by a restart of the other server just when it is used again.
  const agent = target.startsWith('https:') ? new https.Agent() : new http.Agent();
  const { protocol, hostname, port } = new URL(target);
  const proxy = createProxyServer({ agent, target: { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port } });
  proxy.on('proxyRes', dropHopByHop);
  proxy.on('proxyReqWs', (outgoing, _request, socket) => {
    // The library passes on an orderly end only, but this server may also cut a socket off.
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

/** Ends an upgrade that nobody takes. */
export function refuseUpgrade(socket: Duplex, status: number, reason: string): void {
  if (socket.destroyed) return;
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function dropHopByHop({ headers }: IncomingMessage): void {
  const named = String(headers.connection ?? '').toLowerCase();
  for (const name of [...HOP_BY_HOP, ...named.split(/\s*,\s*/)]) if (!FRAMING.has(name)) delete headers[name];
}

/** Adds the client's address to those that proxies in front have noted. What they say of protocol and host is kept. */
function addForwarded({ headers, socket }: IncomingMessage): void {
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  headers['x-forwarded-proto'] ??= 'http';
  headers['x-forwarded-host'] ??= headers.host;
}
