import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { createForwarder, refuseUpgrade, type ProxyRule } from './forward.ts';
import { sendFile } from './sendFile.ts';

/** What one origin serves. */
export interface StaticServerOptions {
  /** Absolute folder; nothing outside it is ever sent. */
  root: string;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Added to every answer of this server, errors included. Forwarded answers keep theirs. */
  headers?: Record<string, string>;
  /** The page of a single-page application (`index.html`), or who chooses one: it answers every navigation that names no file. */
  fallback?: string | PageChoice;
  /** Files from elsewhere by their exact address: `{ '/registry.json': '/…/registry.json' }`. */
  files?: Record<string, string>;
  /** What is forwarded to another server, WebSockets included. */
  proxies?: ProxyRule[];
}

/** Chooses a page of the served folder, with headers of its own, for an address and what its request says. */
export type PageChoice = (
  pathname: string,
  headers: IncomingHttpHeaders,
) => { file: string; headers: Readonly<Record<string, string>> };

/** A listening server. */
export interface StaticServer {
  /** `http://127.0.0.1:8080` */
  origin: string;
  port: number;
  /** Ends open connections, WebSockets too. */
  close: () => Promise<void>;
}

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/**
 * Serves a built folder as production would: compressed, cached by content hash, with a page fallback and forwarding.
 */
export async function createStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { port, host = '127.0.0.1', headers = {}, proxies = [] } = options;
  const { forwardRequest, forwardUpgrade } = createForwarder(proxies);
  const sockets = new Set<Duplex>();

  const server = createServer((request, response) => {
    if (forwardRequest(request, response)) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(options, request, response).catch(() => fail(response));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (!forwardUpgrade(request, socket, head)) refuseUpgrade(socket, 404, 'Not Found');
  });

  const listeningPort = await listen(server, port, host);
  return {
    origin: `http://${EVERY_ADDRESS.has(host) ? 'localhost' : host}:${listeningPort}`,
    port: listeningPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function answer(
  { root, fallback, files = {} }: StaticServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [pathname = ''] = (request.url ?? '/').split(/[?#]/, 1);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    say(response.setHeader('Allow', 'GET, HEAD'), 405);
    return;
  }
  if (!pathname.startsWith('/')) {
    say(response, 400);
    return;
  }
  const named = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
  // The root is a page of the application like any other.
  const isRoot = pathname === '/' && fallback !== undefined;
  let failure: number | undefined = 404;
  if (named !== undefined) failure = await sendFile(request, response, encodeURIComponent(named));
  else if (!isRoot)
    failure = await sendFile(request, response, pathname.endsWith('/') ? `${pathname}index.html` : pathname, root);
  if (failure === 404 && named === undefined && fallback !== undefined && (isRoot || isNavigation(pathname, request))) {
    const page = typeof fallback === 'string' ? { file: fallback, headers: {} } : fallback(pathname, request.headers);
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
    failure = await sendFile(request, response, page.file, root);
  }
  // Nobody learns whether a hidden file exists.
  if (failure !== undefined) say(response, failure === 403 ? 404 : failure);
}

/**
 * Whether a request wants a page. A missing script or picture must be an error, so only navigations get the fallback.
 * Browsers mark them in Sec-Fetch-Mode; from other clients a name with an extension counts as a file.
 */
function isNavigation(pathname: string, { headers }: IncomingMessage): boolean {
  const hasExtension = /\.[a-z][a-z0-9]{0,10}$/i.test(pathname);
  return (!hasExtension || headers['sec-fetch-mode'] === 'navigate') && (headers.accept ?? '').includes('text/html');
}

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'Неверный адрес.',
  404: 'Не найдено.',
  405: 'Этот адрес можно только читать.',
  412: 'Файл с тех пор изменился.',
  416: 'В файле нет такой части.',
};

function say(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' })
    .end(SENTENCES[status] ?? 'Не удалось прочитать файл.');
}

/** After a file has vanished or a client has left. The server itself goes on. */
function fail(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) response.destroy();
  else say(response, 500);
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
