import { unexpectedAnswer } from './ApiError';
import { exchange, readWhole, type PathsWith, type RequestOptions } from './request';

/** A file of the API. */
export interface DownloadedFile {
  name: string;
  content: Blob;
}

/**
 * Fetches an attachment part by part. Fails when the connection breaks half-way, and for an answer without a file name,
 * such as the login page of a network in between.
 * @param onPart called with each part as it arrives, e.g. to show progress
 */
export function download<P extends PathsWith<'get'>>(
  path: P,
  options: RequestOptions<P, 'get'>,
  onPart: (part: Uint8Array) => void = () => {},
): Promise<DownloadedFile> {
  return exchange('get', path, options, async (response) => {
    const name = readFileName(response.headers.get('Content-Disposition') ?? '');
    if (!response.ok || !response.body || name === undefined) {
      await readWhole(response);
      throw unexpectedAnswer();
    }
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      parts.push(value);
      onPart(value);
    }
    return { name, content: new Blob(parts, { type: response.headers.get('Content-Type') ?? '' }) };
  });
}

/** The name in a `Content-Disposition: attachment; filename*=UTF-8''…` (RFC 6266). */
function readFileName(disposition: string): string | undefined {
  const encoded = /^attachment;.*filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
