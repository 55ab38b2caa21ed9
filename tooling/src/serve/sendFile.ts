import { realpath } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { mime, send, type FileSendResult } from '@fastify/send';

// The library still uses the type that RFC 9239 made obsolete.
mime.define({ 'text/javascript': ['js', 'mjs'] }, true);

/** Caching of files by name, everywhere they are served. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** A content hash in the name: the file never changes. */
export const HASHED_NAME = /\.[0-9a-f]{8,}\./;

/** Compressible types; images, fonts and archives are compressed already. */
const TEXT_TYPE = /^text\/|[/+](json|xml)$/;

/** Smaller files hardly shrink by more than the extra headers. */
export const COMPRESS_FROM_BYTES = 1024;

/** Type of a file by its name, and whether it is text, which has a charset and compresses. */
export function typeOf(name: string): { type: string; isText: boolean } {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return { type, isText: TEXT_TYPE.test(type) };
}

/**
 * Answers GET and HEAD with a file in the smallest encoding that the browser accepts, or with 304.
 * @param name percent-encoded path: relative to `root`, or absolute without it
 * @param root folder whose files may be sent; omit it for a file that the server's own configuration names
 * @returns undefined after a response, otherwise the status to send: 400 malformed, 403 hidden, 404 missing
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  root?: string,
): Promise<number | undefined> {
  const { type, isText } = typeOf(name);
  const accepts = (encoding: string) =>
    isText && negotiate(request.headers['accept-encoding'] ?? '', [encoding]) !== null;

  let file = await openFile(request, name, root, isText);
  if (typeof file === 'number') return file;
  let encoding: string | undefined;
  const packed = accepts('br') ? await openFile(request, `${name}.br`, root, isText) : undefined;
  // An older brotli file was made from an earlier version.
  if (typeof packed === 'object' && packed.metadata.stat.mtimeMs >= file.metadata.stat.mtimeMs) {
    file.stream.destroy();
    file = packed;
    encoding = 'br';
  } else if (accepts('gzip') && file.metadata.stat.size >= COMPRESS_FROM_BYTES) {
    encoding = 'gzip';
  }

  const headers: OutgoingHttpHeaders = {
    ...file.headers,
    'Cache-Control': HASHED_NAME.test(path.basename(file.metadata.path)) ? IMMUTABLE : REVALIDATE,
    ...(isText && { Vary: [response.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ') }),
  };
  if (file.statusCode === 304) {
    response.writeHead(304, headers).end();
    return undefined;
  }
  headers['Content-Type'] = isText ? `${type}; charset=utf-8` : type;
  if (encoding !== undefined) headers['Content-Encoding'] = encoding;
  if (encoding === 'gzip') delete headers['Content-Length'];
  response.writeHead(file.statusCode, headers);
  await (encoding === 'gzip' ? pipeline(file.stream, createGzip(), response) : pipeline(file.stream, response));
  return undefined;
}

/** The file with its headers and open stream, or an error status. */
async function openFile(
  request: IncomingMessage,
  name: string,
  root: string | undefined,
  isText: boolean,
): Promise<FileSendResult | number> {
  const opened = await send(request, name, {
    ...(root === undefined ? { dotfiles: 'allow' } : { root, dotfiles: 'deny' }),
    index: false,
    contentType: false,
    cacheControl: false,
    lastModified: false,
    // A byte range of text is valid for one encoding only, and the next request may negotiate another.
    acceptRanges: !isText,
  });
  if (opened.type === 'file' && (root === undefined || (await isInside(root, opened.metadata.path)))) return opened;
  opened.stream.destroy();
  return opened.type === 'error' ? opened.statusCode : 404;
}

/** Whether a file is inside a folder after resolving symbolic links, which the library does not check. */
async function isInside(root: string, file: string): Promise<boolean> {
  const [folder, target] = await Promise.all([realpath(root), realpath(file)]);
  return target.startsWith(folder + path.sep);
}
