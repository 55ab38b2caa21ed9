const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/**
 * What may be uploaded, to messages and as company files (specification, section 3): extensions, and the mime types that systems give
 * to such files. Windows calls an RTF a Word document and a ZIP «compressed», so a type counts for any of the extensions.
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
/** The browser does not know the type; the server looks into the content. */
const UNKNOWN = ['', 'application/octet-stream', 'application/x-compressed'];

/** Without a dot, in the specification's order. */
const extensions: readonly string[] = Object.keys(types);
const imageExtensions: readonly string[] = ['jpeg', 'jpg', 'gif', 'png', 'webp'];

/** The formats for people, who know JPG as JPEG. */
export const fileFormatNames: readonly string[] = extensions
  .filter((extension) => extension !== 'jpg')
  .map((extension) => extension.toUpperCase());

/** For the system's window: what to offer. */
export const acceptedFiles = extensions.map((extension) => `.${extension}`).join(',');

/** Whether a file calls itself one of the supported types, by extension and by mime type. */
export function isSupportedFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const [mimeType = ''] = type.toLowerCase().split(';');
  return extensions.includes(extensionOf(name)) && (mimeTypes.has(mimeType) || UNKNOWN.includes(mimeType));
}

/** Whether a file of this name is a picture that browsers show. */
export function isImageName(name: string): boolean {
  return imageExtensions.includes(extensionOf(name));
}

function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
