/** As many characters as the contract lets a file's name have. */
export const NAME_LENGTH = 255;

const NAMELESS = 'файл';

/** A name as it came with an upload, whatever is in it, cut to the longest allowed; its extension survives. */
export function uploadedName(raw: string | undefined): string {
  // Browsers write these three as percent codes inside a form and nothing else so.
  const decoded = (raw ?? '').replaceAll(/%(22|0D|0A)/gi, (_code, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  // PostgreSQL's text has no NUL.
  const name = decoded.toWellFormed().replaceAll('\0', '\uFFFD').trim();
  if (name === '') return NAMELESS;
  const extension = /\.[^./\\]{1,20}$/.exec(name)?.[0] ?? '';
  return [...name].length <= NAME_LENGTH
    ? name
    : `${[...name].slice(0, NAME_LENGTH - [...extension].length).join('')}${extension}`;
}

/** The extension in a name, in lower case; undefined when it has none (a date's digits are none). */
export function extensionOf(name: string): string | undefined {
  return /\.([a-z][a-z0-9]{0,9})\s*$/i.exec(name)?.[1]?.toLowerCase();
}

/** The header of a download (RFC 6266): always an attachment, the name for every client, without anything that a file system would obey. */
export function contentDisposition(name: string): string {
  // Slashes, control characters, and marks that turn the direction of writing to make «gpj.exe» look harmless.
  const harmless = name
    .toWellFormed()
    .replaceAll(/[/\\\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '_')
    .replace(/^\.+/, '_');
  const plain = harmless.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(harmless).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
