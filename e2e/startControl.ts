import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Api } from '../tooling/src/system/apiProcesses.ts';
import type { Operator } from './operator.ts';

/** Lets journeys control servers: a Playwright worker cannot restart what the runner has started. */
export interface Control {
  address: string;
  close: () => Promise<void>;
}

type Action = (settings: never) => unknown;

/**
 * Listens for `POST /stop-api`, `POST /start-api`, `POST /roll-api` and operator commands (settings as JSON); responds with their result
 * as JSON.
 */
export async function startControl(api: Api, operator: Operator): Promise<Control> {
  const actions: Record<string, Action> = {
    '/stop-api': api.stop,
    '/start-api': api.start,
    '/roll-api': api.roll,
    '/upload-build': operator.uploadBuild,
    '/remove-build': operator.removeBuild,
    '/operate': operator.operate,
    '/configure': operator.configure,
    '/serve-shell': operator.serveShell,
    '/stop-shell': operator.stopShell,
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
        (result) => response.end(JSON.stringify(result ?? {})),
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

/** `never`, because the caller in src/support/control.ts types the settings. */
async function readSettings(request: IncomingMessage): Promise<never> {
  const body = await text(request);
  return JSON.parse(body === '' ? '{}' : body) as never;
}
