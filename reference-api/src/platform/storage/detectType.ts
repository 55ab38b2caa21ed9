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

/** What a content may be called. The old office formats share one container, the new ones are zips that need not show what they are. */
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
 * The mime type of a file, by its content; the name decides only between formats whose contents look alike.
 * @returns undefined when it is no file of the allowed types, or calls itself another one
 */
export async function detectType(path: string, name: string): Promise<string | undefined> {
  const content = (await fileTypeFromFile(path))?.ext ?? ((await isPlainText(path)) ? 'txt' : undefined);
  const possible = content === undefined ? undefined : EXTENSIONS_BY_CONTENT[content];
  if (!possible) return undefined;
  const extension = extensionOf(name);
  // Without an extension a container of unknown content stays unknown, anything else is what it is.
  if (extension === undefined) return content === 'cfb' ? undefined : MIME_BY_EXTENSION[possible[0] ?? ''];
  return possible.includes(extension) ? MIME_BY_EXTENSION[extension] : undefined;
}

/** The extensions of a type, the usual one first; none of a type that no upload can have. */
const extensionsOf = (type: string) =>
  Object.keys(MIME_BY_EXTENSION).filter((name) => MIME_BY_EXTENSION[name] === type);

/** Whether a stored file may be called so: without an extension, or with one of its type. */
export function fitsType(name: string, type: string): boolean {
  const extension = extensionOf(name);
  return extension === undefined || extensionsOf(type).includes(extension);
}

/** What a downloaded file is called: its name with an extension of its type at the end, whatever was stored as its name. */
export function downloadName(name: string, type: string): string {
  const [usual = 'bin', ...others] = extensionsOf(type);
  const isRight = [usual, ...others].some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  return isRight ? name : `${name}.${usual}`;
}

const MARKUP = /^\uFEFF?\s*<(!doctype|!--|html|head|body|svg|script|iframe|\?xml|\?php)/i;

/** Whether a file is text in UTF-8 or CP1251 without control characters, and no markup that a browser would run. */
async function isPlainText(path: string): Promise<boolean> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let beginning = '';
  let isUtf8 = true;
  let high = 0;
  let letters = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (const byte of chunk) {
      // tab, line feed, form feed, carriage return
      if ((byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)) || byte === 0x7f) return false;
      if (byte < 0x80) continue;
      high += 1;
      if (byte >= 0xc0 || byte === 0xa8 || byte === 0xb8) letters += 1;
    }
    if (beginning.length < 1000) beginning += chunk.toString('latin1', 0, 1000).replace(/^\xEF\xBB\xBF/, '');
    isUtf8 = isUtf8 && decodes(utf8, chunk);
  }
  // What is not UTF-8 must read as Russian in CP1251: nearly all signs beyond ASCII are letters there.
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
