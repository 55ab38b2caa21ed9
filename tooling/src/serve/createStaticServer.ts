import { statSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { createForwarder, refuseUpgrade, takes, type ProxyRule } from './forward.ts';
import { answerLongHeads, LONGEST_HEAD } from './longHeads.ts';
import { FOLDER_NAME, isNavigation } from './navigation.ts';
import { sendFile } from './sendFile.ts';

export interface StaticServerOptions {
  /** Absolute folder; files outside it are never sent. */
  root: string;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Added to every response of this server, errors included. Proxied responses keep their own. */
  headers?: Record<string, string> | (() => Record<string, string>);
  /**
   * The page of a single-page application (`index.html`), or a function that chooses one. Answers every navigation that
   * matches no file.
   */
  fallback?: string | PageChoice;
  /** Files from elsewhere by exact path: `{ '/registry.json': '/…/registry.json' }`. */
  files?: Record<string, string>;
  proxies?: ProxyRule[];
}

/** Chooses a page of the served folder and its headers for a path and the request's headers. */
export type PageChoice = (
  pathname: string,
  headers: IncomingHttpHeaders,
) => { file: string; headers: Readonly<Record<string, string>> };

export interface StaticServer {
  /** `http://127.0.0.1:8080` */
  origin: string;
  port: number;
  /** Also closes open connections, WebSockets included. */
  close: () => Promise<void>;
}

/** As nginx: within Node's 5 s, clients often reuse a connection just as it is closed. */
const KEEP_ALIVE_MS = 75_000;
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/** Serves a built folder as in production: compression, caching by content hash, a page fallback and proxying. */
export async function createStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { port, host = '127.0.0.1', headers = {}, proxies = [] } = options;
  const { forwardRequest, forwardUpgrade } = createForwarder(proxies);
  const sockets = new Set<Duplex>();

  const server = createServer({ maxHeaderSize: LONGEST_HEAD, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (forwardRequest(request, response)) return;
    const present = typeof headers === 'function' ? headers() : headers;
    for (const [name, value] of Object.entries(present)) response.setHeader(name, value);
    answer(options, request, response).catch(() => fail(response));
  });
  answerLongHeads(server);
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
  { root, fallback, files = {}, proxies = [] }: StaticServerOptions,
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
  const isPage =
    named === undefined && fallback !== undefined && (isRoot || asksForPage(root, pathname, proxies, request));
  if (failure === 400 && isPage) {
    // The router cannot parse such a path either, and unknown paths redirect to the root (specification, section 2).
    say(response.setHeader('Location', '/'), 302);
    return;
  }
  // 403 would reveal that a hidden file exists.
  if (failure === 403) failure = 404;
  if (failure === 404 && isPage) {
    const page = typeof fallback === 'string' ? { file: fallback, headers: {} } : fallback(pathname, request.headers);
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
    failure = await sendFile(request, response, page.file, root);
  }
  if (failure !== undefined) say(response, failure);
}

/** Whether the page answers a path that names no file, unless the path is another spelling of the API’s address. */
function asksForPage(
  root: string,
  pathname: string,
  proxies: readonly ProxyRule[],
  { method, headers }: IncomingMessage,
): boolean {
  const plain = path.posix.normalize(decode(pathname));
  if (proxies.some((rule) => [true, false].some((isUpgrade) => takes(rule, { url: plain, method }, isUpgrade))))
    return false;
  const [, folder = ''] = plain.split('/', 2);
  return isNavigation(plain, isFolder(root, folder) ? [folder] : [], headers);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function isFolder(root: string, name: string): boolean {
  return FOLDER_NAME.test(name) && statSync(path.join(root, name), { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Answers without a file, by status. */
export const SENTENCES: Readonly<Record<number, string>> = {
  302: 'Такой страницы нет.',
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

/** Handles a vanished file or a disconnected client; the server keeps running. */
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
