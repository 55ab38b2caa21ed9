import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Api } from './startSystem.ts';

/** What a journey may ask of the runner: the browser's side cannot restart a server. */
export interface Control {
  address: string;
  close: () => Promise<void>;
}

/** Listens for `POST /stop-api` and `POST /start-api` (settings as JSON) from the journeys; answers when it is done. */
export async function startControl(api: Api): Promise<Control> {
  const actions: Record<string, (settings: Record<string, string>) => Promise<void>> = {
    '/stop-api': api.stop,
    '/start-api': api.start,
  };
  const server = createServer((request, response) => {
    const act = actions[request.url ?? ''];
    if (!act || request.method !== 'POST') {
      response.writeHead(404).end();
      return;
    }
    readSettings(request)
      .then(act)
      .then(
        () => response.writeHead(204).end(),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address)
    throw new Error('The control server has no port: it must listen on TCP.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readSettings(request: IncomingMessage): Promise<Record<string, string>> {
  const body = await text(request);
  return body === '' ? {} : (JSON.parse(body) as Record<string, string>);
}
