import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

/** Serves the builds in the folder of a remote on another origin, as docs/deploying.md asks. */
export async function serveBuilds(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    try {
      const file = path.join(folder, 'dist', new URL(request.url ?? '/', 'http://localhost').pathname);
      const type = file.endsWith('.json') ? 'application/json' : 'text/javascript';
      const content = readFileSync(file);
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': type }).end(content);
    } catch {
      response.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address)
    throw new Error('The server of builds has no port: it must listen on TCP.');
  return {
    origin: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
