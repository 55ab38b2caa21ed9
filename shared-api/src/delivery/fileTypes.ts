const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/**
 * File types for messages and company files (specification, section 3): extensions, and the MIME types that operating
 * systems assign. Windows calls an RTF a Word document and a ZIP «compressed», so a MIME type counts for any of the
 * extensions.
 */
const types: Record<string, string[]> = {
  jpeg: ['image/jpeg', 'image/pjpeg'],
  jpg: ['image/jpeg'],
  gif: ['image/gif'],
  png: ['image/png', 'image/x-png'],
  webp: ['image/webp'],
  doc: ['application/msword'],
  docx: [`${OFFICE}wordprocessingml.document`],
  pdf: ['application/pdf', 'application/x-pdf'],
  rtf: ['application/rtf', 'text/rtf', 'text/richtext'],
  txt: ['text/plain'],
  xls: ['application/vnd.ms-excel', 'application/excel'],
  xlsx: [`${OFFICE}spreadsheetml.sheet`],
  ppt: ['application/vnd.ms-powerpoint'],
  pptx: [`${OFFICE}presentationml.presentation`],
  zip: ['application/zip', 'application/x-zip', 'application/x-zip-compressed', 'multipart/x-zip'],
  rar: ['application/vnd.rar', 'application/x-rar', 'application/x-rar-compressed'],
};

const mimeTypes = new Set(Object.values(types).flat());
/** MIME types of files that the browser cannot classify; the server inspects the content. */
const UNKNOWN = ['', 'application/octet-stream', 'application/x-compressed'];

/** Without a dot, in the specification's order. */
const extensions: readonly string[] = Object.keys(types);
const imageExtensions: readonly string[] = ['jpeg', 'jpg', 'gif', 'png', 'webp'];

/** Format names for users, with JPG shown as JPEG. */
export const fileFormatNames: readonly string[] = extensions
  .filter((extension) => extension !== 'jpg')
  .map((extension) => extension.toUpperCase());

/** The `accept` attribute of file inputs. */
export const acceptedFiles = extensions.map((extension) => `.${extension}`).join(',');

/** Whether a file's extension and MIME type are supported. */
export function isSupportedFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const [mimeType = ''] = type.toLowerCase().split(';');
  return extensions.includes(extensionOf(name)) && (mimeTypes.has(mimeType) || UNKNOWN.includes(mimeType));
}

/** Whether the file name is that of a picture that browsers display. */
export function isImageName(name: string): boolean {
  return imageExtensions.includes(extensionOf(name));
}

function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
