import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Text that a browser would run as a page. */
const MARKUP = /^\uFEFF?\s*<(!doctype|!--|html|head|body|svg|script|iframe|\?xml|\?php)/i;
/** All but tab, line feed, form feed and carriage return; and in UTF-16 what no text has. */
// eslint-disable-next-line no-control-regex -- Control characters are what it looks for.
const UNTYPED = /[\0-\x08\x0B\x0E-\x1F\x7F\p{Cn}\p{Co}]/u;
const MARKUP_LENGTH = 1000;
/** Share of letters among the bytes beyond ASCII in Russian text. */
const RUSSIAN = 0.8;

/**
 * Whether a file is text without control characters, and whether a browser would run it: in UTF-8, UTF-16, or Russian in CP1251,
 * KOI8-R or CP866.
 */
export async function readText(path: string): Promise<'text' | 'markup' | undefined> {
  const encoding = await utf16OfFile(path);
  const beginning = encoding ? await readWide(path, encoding) : await readBytes(path);
  if (!beginning) return undefined;
  return MARKUP.test(beginning) ? 'markup' : 'text';
}

async function utf16OfFile(path: string): Promise<ReturnType<typeof utf16Of>> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096).finally(() => file.close());
  return utf16Of(buffer.subarray(0, bytesRead));
}

/** The form of UTF-16 of a text, by its mark or by the high bytes of Latin and Russian letters. */
export function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, bytes.length & ~1);
  const mark = head.length > 1 ? head.readUInt16BE(0) : 0;
  if (mark === 0xfffe) return 'utf-16le';
  if (mark === 0xfeff) return 'utf-16be';
  const share = (parity: number) =>
    head.filter((byte, index) => index % 2 === parity && (byte === 0 || byte === 4)).length / (head.length / 2);
  if (share(1) >= RUSSIAN) return 'utf-16le';
  return share(0) >= RUSSIAN ? 'utf-16be' : undefined;
}

/** The beginning of a text in UTF-16; undefined for anything else. */
async function readWide(path: string, encoding: string): Promise<string | undefined> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let beginning = '';
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decoded(decoder, chunk);
    if (text === undefined || UNTYPED.test(text)) return undefined;
    if (beginning.length < MARKUP_LENGTH) beginning += text.slice(0, MARKUP_LENGTH);
  }
  return decoded(decoder) === undefined ? undefined : beginning;
}

/** The beginning of a text in an encoding of single bytes or in UTF-8; undefined for anything else. */
async function readBytes(path: string): Promise<string | undefined> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let beginning = '';
  let isUtf8 = true;
  let high = 0;
  let windows = 0;
  let dos = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (const byte of chunk) {
      if ((byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)) || byte === 0x7f) return undefined;
      if (byte < 0x80) continue;
      high += 1;
      if (byte >= 0xc0 || byte === 0xa8 || byte === 0xb8) windows += 1;
      if (byte < 0xb0 || (byte >= 0xe0 && byte < 0xf2)) dos += 1;
    }
    if (beginning.length < MARKUP_LENGTH)
      beginning += chunk.toString('latin1', 0, MARKUP_LENGTH).replace(/^\xEF\xBB\xBF/, '');
    isUtf8 = isUtf8 && decoded(utf8, chunk) !== undefined;
  }
  const isText = (isUtf8 && decoded(utf8) !== undefined) || Math.max(windows, dos) >= high * RUSSIAN;
  return isText ? beginning : undefined;
}

function decoded(decoder: TextDecoder, chunk?: Buffer): string | undefined {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    return undefined;
  }
}
