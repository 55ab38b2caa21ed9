import { createReadStream } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { contentTypeOf } from './contentTypes.ts';
import { readServedFile, type ServedFile } from './resolveFile.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** A content hash inside the name: such a file never changes. */
const HASHED_NAME = /\.[0-9a-f]{8,}\./;

/** Below this a compressed answer is hardly smaller than its headers. */
const COMPRESS_FROM_BYTES = 1024;

type Encoding = 'br' | 'gzip' | 'identity';

interface Representation {
  file: ServedFile;
  encoding: Encoding;
}

/** Answers GET and HEAD with a file: the smallest form that the browser accepts, or 304 when it has it already. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: ServedFile): Promise<void> {
  const { type, isCompressible } = contentTypeOf(file.path);
  const chosen = isCompressible
    ? await chooseRepresentation(file, parseAccepted(request.headers['accept-encoding']))
    : ({ file, encoding: 'identity' } as const);
  // Compressed on the way, the bytes may differ from one run to the next: such a tag promises the same meaning only.
  const etag = chosen.encoding === 'gzip' ? `W/"${file.version}-gzip"` : `"${chosen.file.version}"`;
  const headers: OutgoingHttpHeaders = {
    'Cache-Control': HASHED_NAME.test(path.basename(file.path)) ? IMMUTABLE : REVALIDATE,
    ETag: etag,
    ...(isCompressible && { Vary: 'Accept-Encoding' }),
  };

  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': type,
    ...(chosen.encoding !== 'identity' && { 'Content-Encoding': chosen.encoding }),
    ...(chosen.encoding !== 'gzip' && { 'Content-Length': chosen.file.size }),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const source = createReadStream(chosen.file.path);
  await (chosen.encoding === 'gzip' ? pipeline(source, createGzip(), response) : pipeline(source, response));
}

async function chooseRepresentation(
  file: ServedFile,
  accepts: (encoding: Encoding) => boolean,
): Promise<Representation> {
  if (accepts('br')) {
    const compressed = await readServedFile(`${file.path}.br`);
    // An older neighbour belongs to a former version of the file.
    if (compressed && compressed.modifiedMs >= file.modifiedMs) return { file: compressed, encoding: 'br' };
  }
  if (accepts('gzip') && file.size >= COMPRESS_FROM_BYTES) return { file, encoding: 'gzip' };
  return { file, encoding: 'identity' };
}

/** Reads `Accept-Encoding`, in which `q=0` forbids and `*` stands for what is not named. */
function parseAccepted(header: string | string[] | undefined): (encoding: Encoding) => boolean {
  const qualities = new Map<string, number>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    if (name !== '') qualities.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  return (encoding) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
}

/** Weak comparison, as RFC 9110 asks for If-None-Match. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((candidate) => {
    const trimmed = candidate.trim();
    return trimmed === '*' || trimmed.replace(/^W\//, '') === bare;
  });
}
