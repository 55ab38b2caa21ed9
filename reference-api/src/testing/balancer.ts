import { once } from 'node:events';
import { Agent, request as ask, createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A load balancer for API processes on this machine: it follows their `/readyz`, and never retries. */
export interface Balancer {
  url: string;
  /** Waits until exactly these ports are ready. */
  sees(...ports: number[]): Promise<void>;
  close(): Promise<void>;
}

const EVERY_MS = 100;
const PATIENCE_MS = 2000;

/** Spreads requests and sockets in turn over the ports that are ready. */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>();
  const stopping = new AbortController();
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  const changed: (() => void)[] = [];
  let turn = 0;

  function next(): number {
    turn += 1;
    const port = [...ready][turn % ready.size];
    if (port === undefined) throw new Error('No process is ready.');
    return port;
  }

  async function probe(port: number): Promise<void> {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady === ready.has(port)) return;
    if (isReady) ready.add(port);
    else ready.delete(port);
    changed.splice(0).forEach((wake) => wake());
  }

  async function watch(port: number): Promise<void> {
    while (!stopping.signal.aborted) {
      await probe(port);
      await wait(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const passed = ask({ port: next(), host: '127.0.0.1', method, path: url, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer));
      answer.pipe(response);
    });
    passed.on('error', (error) => response.destroy(error));
    request.pipe(passed);
  });
  server.on('upgrade', (request, socket: Socket) => {
    const upstream = connect(next(), '127.0.0.1');
    const lines = [`GET ${request.url} HTTP/1.1`];
    for (let index = 0; index < request.rawHeaders.length; index += 2)
      lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => void (sockets.delete(from), to.destroySoon()));
      from.pipe(to);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const watching = ports.map(watch);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async sees(...wanted) {
      const isSeen = () => wanted.length === ready.size && wanted.every((port) => ready.has(port));
      while (!isSeen()) await new Promise<void>((wake) => changed.push(wake));
    },
    async close() {
      stopping.abort();
      await Promise.all(watching);
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The client's connection to the balancer outlives the one to the process. */
function withoutConnection({ headers }: IncomingMessage): IncomingHttpHeaders {
  const others = { ...headers };
  delete others.connection;
  delete others['keep-alive'];
  return others;
}
