import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { extensionOf } from './fileNames.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const MIME_BY_EXTENSION: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  rtf: 'application/rtf',
  txt: 'text/plain',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: `${OFFICE}wordprocessingml.document`,
  xlsx: `${OFFICE}spreadsheetml.sheet`,
  pptx: `${OFFICE}presentationml.presentation`,
};

/**
 * Allowed extensions per detected content. The old office formats share one container; the new ones are zips that may not reveal
 * their type.
 */
const EXTENSIONS_BY_CONTENT: Record<string, string[]> = {
  jpg: ['jpg', 'jpeg'],
  gif: ['gif'],
  png: ['png'],
  apng: ['png'],
  webp: ['webp'],
  pdf: ['pdf'],
  rtf: ['rtf', 'doc'],
  zip: ['zip', 'docx', 'xlsx', 'pptx'],
  rar: ['rar'],
  cfb: ['doc', 'xls', 'ppt'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  txt: ['txt'],
};

/**
 * The MIME type of a file by its content; the name decides only between formats with similar content.
 * @returns undefined when its type is not allowed or contradicts its extension
 */
export async function detectType(path: string, name: string): Promise<string | undefined> {
  const content = (await fileTypeFromFile(path))?.ext ?? ((await isPlainText(path)) ? 'txt' : undefined);
  const possible = content === undefined ? undefined : EXTENSIONS_BY_CONTENT[content];
  if (!possible) return undefined;
  const extension = extensionOf(name);
  // Without an extension an old office container stays unknown; other types are clear from their content.
  if (extension === undefined) return content === 'cfb' ? undefined : MIME_BY_EXTENSION[possible[0] ?? ''];
  return possible.includes(extension) ? MIME_BY_EXTENSION[extension] : undefined;
}

/** The extensions of a type, the usual one first; empty for a type that no upload can have. */
const extensionsOf = (type: string) =>
  Object.keys(MIME_BY_EXTENSION).filter((name) => MIME_BY_EXTENSION[name] === type);

/** Whether a stored file may have this name: without an extension, or with one of its type. */
export function fitsType(name: string, type: string): boolean {
  const extension = extensionOf(name);
  return extension === undefined || extensionsOf(type).includes(extension);
}

/** The file name of a download: the stored name, completed with an extension of the type if it lacks one. */
export function downloadName(name: string, type: string): string {
  const [usual = 'bin', ...others] = extensionsOf(type);
  const isRight = [usual, ...others].some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  return isRight ? name : `${name}.${usual}`;
}

const MARKUP = /^\uFEFF?\s*<(!doctype|!--|html|head|body|svg|script|iframe|\?xml|\?php)/i;

/** Whether a file is text in UTF-8 or CP1251 without control characters, and not markup that a browser would run. */
async function isPlainText(path: string): Promise<boolean> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let beginning = '';
  let isUtf8 = true;
  let high = 0;
  let letters = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (const byte of chunk) {
      // Tab, line feed, form feed, carriage return.
      if ((byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)) || byte === 0x7f) return false;
      if (byte < 0x80) continue;
      high += 1;
      if (byte >= 0xc0 || byte === 0xa8 || byte === 0xb8) letters += 1;
    }
    if (beginning.length < 1000) beginning += chunk.toString('latin1', 0, 1000).replace(/^\xEF\xBB\xBF/, '');
    isUtf8 = isUtf8 && decodes(utf8, chunk);
  }
  // Anything but UTF-8 must look like Russian in CP1251, where nearly all bytes beyond ASCII are letters.
  return (isUtf8 && decodes(utf8) ? true : letters >= high * 0.8) && !MARKUP.test(beginning);
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}
