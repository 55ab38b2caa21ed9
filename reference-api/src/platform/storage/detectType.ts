import { HttpError } from '../errors/httpError.ts';
import { detectFormat, formatOf, FORMATS, type Content, type Format } from './detectFormat.ts';
import { extensionOf } from './fileNames.ts';

const PICTURES: readonly (Format | undefined)[] = ['jpg', 'gif', 'png', 'webp'];

/** Characters of a name in a refusal: clients show sentences up to 300. */
const SHOWN_NAME = 80;

interface NamedFile {
  path: string;
  /** The sender's name for the file. */
  name: string;
}

/**
 * The MIME type of a file by its content, and its name with the extension of that type, whatever allowed extension it came under.
 * @param refusal the sentence for a file that is not allowed; the mismatch is added to it
 * @throws HttpError 415 when its content or its extension is not allowed
 */
export async function requireType({ path, name }: NamedFile, refusal: string): Promise<{ name: string; type: string }> {
  const content = await detectFormat(path, name);
  const extension = extensionOf(name);
  const named = formatOf(extension);
  if (content.format && (named || extension === undefined))
    return { name: withExtension(name, content.format), type: FORMATS[content.format].type };
  if (named) throw mismatch(refusal, name, PICTURES.includes(named) ? 'картинка' : FORMATS[named].title, content);
  if (!content.format) throw new HttpError(415, refusal);
  throw new HttpError(
    415,
    `${refusalOf(refusal)} Имя «${shortened(name)}» заканчивается на .${extension}, а содержимое — ${FORMATS[content.format].title}.`,
  );
}

/**
 * The format of a picture by its content, under any name.
 * @throws HttpError 415 when it is not one of `allowed`
 */
export async function requirePicture<Allowed extends Format>(
  { path, name }: NamedFile,
  allowed: readonly Allowed[],
  refusal: string,
): Promise<Allowed> {
  const content = await detectFormat(path, name);
  const format = allowed.find((one) => one === content.format);
  if (format) return format;
  const expected = content.format === 'gif' ? 'JPEG, PNG или WEBP' : 'картинка';
  throw mismatch(refusal, name, expected, content);
}

function mismatch(refusal: string, name: string, expected: string, content: Content): HttpError {
  const title = content.format ? FORMATS[content.format].title : content.title;
  const actual = title === undefined ? '' : `, а ${title}`;
  return new HttpError(415, `${refusalOf(refusal)} Файл «${shortened(name)}» — не ${expected}${actual}.`);
}

/** A refusal ready for a second sentence. */
const refusalOf = (refusal: string) => (/[.!]$/.test(refusal) ? refusal : `${refusal}.`);

function shortened(name: string): string {
  const signs = [...name];
  return signs.length > SHOWN_NAME ? `${signs.slice(0, SHOWN_NAME - 20).join('')}…${signs.slice(-19).join('')}` : name;
}

/** The name with the usual extension of a format in the place of another allowed one. */
function withExtension(name: string, format: Format): string {
  const extension = extensionOf(name);
  const named = formatOf(extension);
  if (named === undefined || named === format || extension === undefined) return name;
  return `${name.slice(0, name.toLowerCase().lastIndexOf(extension))}${format}`;
}

const formatOfType = (type: string) =>
  (Object.keys(FORMATS) as Format[]).find((format) => FORMATS[format].type === type);

/** Whether a stored file may have this name: without an extension, or with one of its type. */
export function fitsType(name: string, type: string): boolean {
  const extension = extensionOf(name);
  return extension === undefined || formatOf(extension) === formatOfType(type);
}

/** The file name of a download: the stored name, with the extension of the type. */
export function downloadName(name: string, type: string): string {
  const format = formatOfType(type);
  if (format === undefined) return `${name}.bin`;
  const right = withExtension(name, format);
  const [, ending] = /\.([a-z]+)$/i.exec(right) ?? [];
  return formatOf(ending?.toLowerCase()) === format ? right : `${right}.${format}`;
}
