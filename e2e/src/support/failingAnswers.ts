import type { ServerResponse } from 'node:http';

type Manner = 'down' | 'missing' | 'hanging' | 'altered';

/** How files of a remote fail, and which ones. */
export interface ScriptFailure {
  manner: Manner;
  concerns: (file: string) => boolean;
}

export const isEntry = (file: string) => file.startsWith('remoteEntry');

const typeOf = (file: string) => (file.endsWith('.json') ? 'application/json' : 'text/javascript');

/** Responds like a broken origin. */
export function failAnswer({ manner }: ScriptFailure, file: string, response: ServerResponse): void {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  switch (manner) {
    case 'down':
      response.destroy();
      return;
    case 'missing':
      response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Не найдено.');
      return;
    case 'hanging':
      return;
    case 'altered':
      response.writeHead(200, { ...headers, 'Content-Type': typeOf(file) }).end('console.log("подмена");');
      return;
  }
}
