import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Serves files of a built shell, and its index.html for navigations.
 * @returns whether it has responded
 */
export function answerFromSite(
  site: string,
  { url = '/', method, headers }: IncomingMessage,
  response: ServerResponse,
  policy: string,
): boolean {
  const { pathname } = new URL(url, 'http://localhost');
  if (method !== 'GET' || /^\/(api|images|push|reports)\b|^\/config\.json$/.test(pathname)) return false;
  const asked = path.join(site, pathname);
  const isFile = statSync(asked, { throwIfNoEntry: false })?.isFile() === true;
  if (!isFile && !headers.accept?.includes('text/html')) return false;
  const file = isFile ? asked : path.join(site, 'index.html');
  response
    .writeHead(200, {
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Content-Security-Policy': policy,
    })
    .end(readFileSync(file));
  return true;
}
