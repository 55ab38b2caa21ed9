const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/**
 * What may be uploaded: extensions, and the mime types that systems give to such files. Windows calls an RTF a Word document and
 * a ZIP «compressed», so a type counts for any of the extensions.
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

/** Extensions without a dot, in the specification's order. */
export const supportedExtensions: readonly string[] = Object.keys(types);

/** For people, who know JPG as JPEG. */
export const formatNames = supportedExtensions
  .filter((extension) => extension !== 'jpg')
  .map((extension) => extension.toUpperCase());

/** For the system's window: what to offer. */
export const accept = supportedExtensions.map((extension) => `.${extension}`).join(',');

/** Whether a file calls itself one of the supported types, by extension and by mime type. */
export function isSupported({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const [mimeType = ''] = type.toLowerCase().split(';');
  return supportedExtensions.includes(extension) && (mimeTypes.has(mimeType) || UNKNOWN.includes(mimeType));
}
