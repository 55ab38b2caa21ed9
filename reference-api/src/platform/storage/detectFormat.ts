import { fileTypeFromFile } from 'file-type';
import { readCompoundFile } from './compoundFile.ts';
import { extensionOf } from './fileNames.ts';
import { readText } from './plainText.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/** The formats of allowed files by their usual extension, with the MIME type and the word for people. */
export const FORMATS = {
  jpg: { type: 'image/jpeg', title: 'JPEG' },
  gif: { type: 'image/gif', title: 'GIF' },
  png: { type: 'image/png', title: 'PNG' },
  webp: { type: 'image/webp', title: 'WEBP' },
  pdf: { type: 'application/pdf', title: 'PDF' },
  rtf: { type: 'application/rtf', title: 'RTF' },
  txt: { type: 'text/plain', title: 'текст' },
  zip: { type: 'application/zip', title: 'архив ZIP' },
  rar: { type: 'application/vnd.rar', title: 'архив RAR' },
  doc: { type: 'application/msword', title: 'документ Word' },
  xls: { type: 'application/vnd.ms-excel', title: 'таблица Excel' },
  ppt: { type: 'application/vnd.ms-powerpoint', title: 'презентация PowerPoint' },
  docx: { type: `${OFFICE}wordprocessingml.document`, title: 'документ Word' },
  xlsx: { type: `${OFFICE}spreadsheetml.sheet`, title: 'таблица Excel' },
  pptx: { type: `${OFFICE}presentationml.presentation`, title: 'презентация PowerPoint' },
};

export type Format = keyof typeof FORMATS;

const OLD_OFFICE: readonly Format[] = ['doc', 'xls', 'ppt'];
const NEW_OFFICE: readonly Format[] = ['docx', 'xlsx', 'pptx'];
const isFormat = (name: string): name is Format => name in FORMATS;

/** The format of an extension; undefined for one that no upload may have. */
export function formatOf(extension: string | undefined): Format | undefined {
  if (extension === 'jpeg') return 'jpg';
  return extension !== undefined && isFormat(extension) ? extension : undefined;
}

/** What a file contains: an allowed format, or for anything else the word for people, if there is one. */
export type Content = { format: Format } | { format: undefined; title: string | undefined };

const foreign = (title?: string): Content => ({ format: undefined, title });

/**
 * The format of a file by its content; the name decides only between formats that the content leaves open: an encrypted office file,
 * an old one without known streams, and a zip that may be a new one.
 */
export async function detectFormat(path: string, name: string): Promise<Content> {
  const named = formatOf(extensionOf(name));
  const found = (await fileTypeFromFile(path))?.ext;
  if (found === 'cfb') return compoundFormat(await readCompoundFile(path), named);
  if (found === 'zip') return { format: named && NEW_OFFICE.includes(named) ? named : 'zip' };
  const format = found === 'apng' ? 'png' : formatOf(found);
  if (format) return { format };
  // Texts begin by chance as some programs' files do: «BMW» like a picture.
  const text = await readText(path);
  if (text === 'text') return { format: 'txt' };
  if (text === 'markup') return foreign('веб-страница');
  return foreign(found === 'exe' ? 'программа' : found?.toUpperCase());
}

function compoundFormat(streams: Awaited<ReturnType<typeof readCompoundFile>>, named: Format | undefined): Content {
  if (streams.includes('encrypted')) {
    const isOffice = named && [...OLD_OFFICE, ...NEW_OFFICE].includes(named);
    return isOffice ? { format: named } : foreign('документ Office с паролем');
  }
  const formats = streams.filter((stream) => stream !== 'encrypted');
  const [first] = formats;
  if (first) return { format: formats.find((format) => format === named) ?? first };
  return named && OLD_OFFICE.includes(named) ? { format: named } : foreign();
}
