import { storedFileName } from 'shared-api/text';

/** The contract's limit for the length of a file name, in characters. */
export const NAME_LENGTH = 255;

const NAMELESS = 'файл';

/** The name of an uploaded file, cut to the allowed length; its extension is kept. */
export function uploadedName(raw: string | undefined): string {
  // Browsers percent-encode only these three characters in a form.
  const decoded = (raw ?? '').replaceAll(/%(22|0D|0A)/gi, (_code, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  const name = storedFileName(decoded.toWellFormed());
  if (name === '') return NAMELESS;
  const extension = /\.[^./\\]{1,20}$/.exec(name)?.[0] ?? '';
  return [...name].length <= NAME_LENGTH
    ? name
    : `${[...name].slice(0, NAME_LENGTH - [...extension].length).join('')}${extension}`;
}

/** The extension in a name, in lower case; undefined without one. Digits, as of a date, do not count. */
export function extensionOf(name: string): string | undefined {
  return /\.([a-z][a-z0-9]{0,9})\s*$/i.exec(name)?.[1]?.toLowerCase();
}

/**
 * The header of a download (RFC 6266): always an attachment, with the name for all clients and without characters that affect a
 * file system.
 */
export function contentDisposition(name: string): string {
  const harmless = storedFileName(name.toWellFormed()).replaceAll(/[/\\]/g, '_').replace(/^\.+/, '_') || NAMELESS;
  const plain = harmless.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(harmless).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
