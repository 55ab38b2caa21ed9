import http, { type IncomingHttpHeaders } from 'node:http';
import { after } from 'node:test';
import { createStaticServer, type StaticServer, type StaticServerOptions } from './createStaticServer.ts';

/** A server on a free port, closed after the tests. */
export async function serveSite(options: Omit<StaticServerOptions, 'port'>): Promise<StaticServer> {
  const server = await createStaticServer({ port: 0, ...options });
  after(() => server.close());
  return server;
}

/** A response with its body still encoded. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the path as given and leaves the body encoded; `fetch` would normalise and decode. */
export function ask(
  server: { port: number },
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port: server.port, path: url, method, headers, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
