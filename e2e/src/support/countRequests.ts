import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Proxies the system’s shell and counts its requests; the browser’s own list has a preload and its use as two. */
export interface CountedShell {
  address: string;
  /** Number of requests for a path. */
  count: (pathname: string) => number;
  close: () => Promise<void>;
}

/** @param system the shell’s origin */
export async function countRequests(system: string): Promise<CountedShell> {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    asked.push((incoming.url ?? '').split('?', 1)[0] ?? '');
    const { origin, ...headers } = incoming.headers;
    const outgoing = ask(
      `${system}${incoming.url}`,
      { method: incoming.method, headers: { ...headers, ...(origin !== undefined && { origin: system }) } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    count: (pathname) => asked.filter((path) => path === pathname).length,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
