import path from 'node:path';

interface ContentType {
  type: string;
  /** Text shrinks; pictures, fonts and archives are compressed already. */
  isCompressible: boolean;
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, isCompressible: true });
const binary = (type: string): ContentType => ({ type, isCompressible: false });

const BY_EXTENSION: Record<string, ContentType> = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.xml': text('application/xml'),
  '.ico': { type: 'image/x-icon', isCompressible: true },
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.gif': binary('image/gif'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.woff2': binary('font/woff2'),
  '.woff': binary('font/woff'),
  '.pdf': binary('application/pdf'),
  '.zip': binary('application/zip'),
};

/** What the name of a file says of its content; an unknown name is bytes that no browser will run. */
export function contentTypeOf(file: string): ContentType {
  return BY_EXTENSION[path.extname(file).toLowerCase()] ?? binary('application/octet-stream');
}
