import type { ServerResponse } from 'node:http';

type Manner = 'down' | 'missing' | 'page instead' | 'hanging' | 'slow' | 'altered';

/** How files of a remote fail, and which ones. */
export interface ScriptFailure {
  manner: Manner;
  concerns: (file: string) => boolean;
}

export const isEntry = (file: string) => file.startsWith('remoteEntry');

const BYTES_PER_SECOND = 2048;
const TICKS_PER_SECOND = 10;

const typeOf = (file: string) => (file.endsWith('.json') ? 'application/json' : 'text/javascript');

/** Responds like a broken origin. @param deliver sends the proper response */
export function failAnswer(
  { manner }: ScriptFailure,
  file: string,
  response: ServerResponse,
  deliver: () => void,
): void {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  switch (manner) {
    case 'down':
      response.destroy();
      return;
    case 'missing':
      response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Не найдено.');
      return;
    case 'page instead':
      response.writeHead(200, { ...headers, 'Content-Type': 'text/html' }).end('<!doctype html><title>Вход</title>');
      return;
    case 'hanging':
      return;
    case 'slow':
      slowDown(response);
      deliver();
      return;
    case 'altered':
      response.writeHead(200, { ...headers, 'Content-Type': typeOf(file) }).end('console.log("подмена");');
      return;
  }
}

/** Throttles a response to 2 KB/s. */
function slowDown(response: ServerResponse): void {
  const waiting: Buffer[] = [];
  let isEnded = false;
  const write = response.write.bind(response) as (chunk: Buffer) => boolean;
  const end = response.end.bind(response) as () => ServerResponse;
  const timer = setInterval(() => {
    const all = Buffer.concat(waiting.splice(0));
    const portion = all.subarray(0, BYTES_PER_SECOND / TICKS_PER_SECOND);
    if (portion.length > 0) write(portion);
    if (portion.length < all.length) waiting.push(all.subarray(portion.length));
    else if (isEnded) {
      clearInterval(timer);
      end();
    }
  }, 1000 / TICKS_PER_SECOND);
  response.once('close', () => clearInterval(timer));
  Object.assign(response, {
    write: (chunk: Buffer) => waiting.push(chunk) > 0,
    end: (chunk?: Buffer | string) => {
      if (chunk !== undefined) waiting.push(Buffer.from(chunk));
      isEnded = true;
      return response;
    },
  });
}
