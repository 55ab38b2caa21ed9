import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { answerFromSite } from './answerFromSite.ts';
import { failAnswer, type ScriptFailure } from './failingAnswers.ts';
import { hashOf, readRegistry, type DescribedBuild, type Registry, type RegistryBuild } from './registry.ts';

/** A build made by a test: its description and its files. */
export interface MadeBuild {
  line: DescribedBuild;
  files: Readonly<Record<string, string>>;
}

/** A failure report sent by a browser. */
interface FailureReport {
  remote: string;
  build: string;
  phase: string;
}

/** Responds to `/registry.json` in place of the system. */
export type RegistryFailure = (registry: Registry, response: ServerResponse) => void;

/**
 * The running system as seen by one browser: an origin for the shell and one for all remotes. Any of them can be made
 * to fail, and builds can be released for this browser only.
 */
export interface Switchboard {
  /** The shell’s origin. */
  address: string;
  /** Makes the files of a remote fail from now on; undefined repairs them. Hanging responses stay open. */
  fail: (remote: string, failure: ScriptFailure | undefined) => void;
  failRegistry: (failure: RegistryFailure | undefined) => void;
  /** Lists a build before the others of a remote. */
  publish: (remote: string, build: MadeBuild) => void;
  /** Removes that build. */
  withdraw: (remote: string) => void;
  /** Failure reports received so far. */
  reports: readonly FailureReport[];
  close: () => Promise<void>;
}

/**
 * @param system the shell’s origin of the running system
 * @param site folder of another shell, served to this browser instead of the system’s
 */
export async function openSwitchboard(system: string, site?: string): Promise<Switchboard> {
  const made = new Map<string, MadeBuild>();
  const failures = new Map<string, ScriptFailure>();
  const origins = new Map<string, string>();
  const reports: FailureReport[] = [];
  let registryFailure: RegistryFailure | undefined;

  const builds = await listen((incoming, response) => {
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://localhost');
    const [, remote = '', ...rest] = pathname.split('/');
    const path = `/${rest.join('/')}`;
    const file = rest.at(-1) ?? '';
    const own = made.get(remote);
    const isOwn = own !== undefined && path === `/builds/${own.line.build}/${file}`;
    const failure = failures.get(remote);
    if (failure?.concerns(file)) failAnswer(failure, file, response);
    else if (isOwn) deliverMade(own, file, response);
    else pass(`${origins.get(remote) ?? system}${path}${search}`, incoming, response);
  });

  const policy = allow((await fetch(system)).headers.get('content-security-policy') ?? '', builds.origin);
  const shell = await listen((incoming, response) => {
    if (incoming.url === '/registry.json') {
      void rewriteRegistry(system, origins, builds.origin, made).then((registry) =>
        registryFailure ? registryFailure(registry, response) : response.end(JSON.stringify(registry)),
      );
    } else if (incoming.url === '/reports/failures') {
      void text(incoming).then((report) => {
        reports.push(JSON.parse(report) as FailureReport);
        response.writeHead(204).end();
      });
    } else if (site === undefined || !answerFromSite(site, incoming, response, policy))
      pass(`${system}${incoming.url ?? '/'}`, incoming, response, builds.origin);
  });
  shell.server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) =>
    join(system, incoming, socket, head),
  );

  return {
    address: shell.origin,
    fail: (remote, failure) => void (failure ? failures.set(remote, failure) : failures.delete(remote)),
    failRegistry: (failure) => void (registryFailure = failure),
    publish: (remote, build) => void made.set(remote, build),
    withdraw: (remote) => void made.delete(remote),
    reports,
    close: async () => void (await Promise.all([shell.close(), builds.close()])),
  };
}

const DETAILS = 'build.json';

function deliverMade({ line, files }: MadeBuild, file: string, response: ServerResponse): void {
  const content = file === DETAILS ? JSON.stringify(line) : files[file];
  const type = file === DETAILS ? 'application/json' : 'text/javascript; charset=utf-8';
  response
    .writeHead(content === undefined ? 404 : 200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' })
    .end(content);
}

interface Listening {
  server: Server;
  origin: string;
  close: () => Promise<unknown>;
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Listening> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new Set<Duplex>();
  server.on('connection', (socket: Duplex) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  });
  return {
    server,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}

/** Proxies a request. @param allowed origin to be added to the content security policy of the response */
function pass(address: string, incoming: IncomingMessage, response: ServerResponse, allowed?: string): void {
  const { method, headers } = incoming;
  // A hop-by-hop header: it must not be forwarded.
  delete headers.connection;
  const outgoing = ask(address, { method, headers, agent: false }, (answer) => {
    const policy = answer.headers['content-security-policy'];
    if (policy && allowed) answer.headers['content-security-policy'] = allow(String(policy), allowed);
    delete answer.headers.connection;
    delete answer.headers['keep-alive'];
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** Adds an origin to a content security policy. */
function allow(policy: string, origin: string): string {
  return policy.replace(/(script|img|connect)-src /g, `$&${origin} `);
}

/** Proxies a WebSocket to the system. */
function join(system: string, { url, method, headers }: IncomingMessage, socket: Duplex, head: Buffer): void {
  const upstream = connect(Number(new URL(system).port), 'localhost');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  upstream.write(`${method ?? 'GET'} ${url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  upstream.write(head);
  upstream.pipe(socket).pipe(upstream);
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
}

/** The system’s registry with all builds moved to the switchboard’s origin, and published builds listed first. */
async function rewriteRegistry(
  system: string,
  origins: Map<string, string>,
  builds: string,
  made: ReadonlyMap<string, MadeBuild>,
): Promise<Registry> {
  const registry = await readRegistry(system);
  for (const [remote, lines] of Object.entries(registry.remotes)) {
    origins.set(remote, new URL(lines[0]?.entry ?? system).origin);
    registry.remotes[remote] = lines
      // Old releases are described in the registry itself, and not supported here.
      .filter(({ details }) => details)
      .map((line) => moveBuild(line, (address) => `${builds}/${remote}${new URL(address).pathname}`));
    const own = made.get(remote)?.line;
    if (own) {
      const { files: _files, needs: _needs, ...line } = own;
      const details = { address: DETAILS, integrity: hashOf(JSON.stringify(own)) };
      registry.remotes[remote].unshift(
        moveBuild({ ...line, details }, (name) => `${builds}/${remote}/builds/${own.build}/${name}`),
      );
    }
  }
  return registry;
}

/** Replaces the addresses of a registry entry. */
function moveBuild(line: RegistryBuild, move: (address: string) => string): RegistryBuild {
  return {
    ...line,
    entry: move(line.entry),
    exposes: Object.fromEntries(Object.entries(line.exposes).map(([name, files]) => [name, files.map(move)])),
    ...(line.details && { details: { ...line.details, address: move(line.details.address) } }),
  };
}
