import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after } from 'node:test';
import { writeSite } from './writeSite.ts';

/** What a remote's origin answers besides the file (docs/teams.md). */
export const OPEN = { 'Access-Control-Allow-Origin': '*' };

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Serves files on a free port until the tests end; `/` is `index.html`. */
export async function serveSite(
  files: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = OPEN,
): Promise<{ root: string; origin: string }> {
  const root = writeSite(files);
  const server = createServer(({ url = '/' }, response) => {
    const file = path.join(root, url === '/' ? 'index.html' : new URL(url, 'http://localhost').pathname);
    const type = TYPES[path.extname(file)];
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!existsSync(file)) return void response.writeHead(404).end();
    return void response.writeHead(200, type === undefined ? {} : { 'Content-Type': type }).end(readFileSync(file));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { root, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Headers of a shell whose policy allows scripts and styles of these origins. */
export function allow(...origins: string[]): Record<string, string> {
  const sources = ["'self'", ...origins].join(' ');
  return {
    'Content-Security-Policy': `default-src 'none'; script-src ${sources}; style-src ${sources}; connect-src ${sources}`,
  };
}
