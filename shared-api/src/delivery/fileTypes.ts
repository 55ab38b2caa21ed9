/** Endings of files for messages and company files, without a dot, in the order of the specification (section 3). */
const extensions: readonly string[] = [
  'jpeg',
  'jpg',
  'gif',
  'png',
  'webp',
  'doc',
  'docx',
  'pdf',
  'rtf',
  'txt',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'zip',
  'rar',
];
const imageExtensions: readonly string[] = ['jpeg', 'jpg', 'gif', 'png', 'webp'];

/** Format names for users, with JPG shown as JPEG. */
export const fileFormatNames: readonly string[] = extensions
  .filter((extension) => extension !== 'jpg')
  .map((extension) => extension.toUpperCase());

/** The `accept` attribute of file inputs. */
export const acceptedFiles = extensions.map((extension) => `.${extension}`).join(',');

/** Whether a file's ending is supported. The server judges the content: operating systems name types as they like. */
export function isSupportedFile({ name }: Pick<File, 'name'>): boolean {
  return extensions.includes(extensionOf(name));
}

/** Whether the file name is that of a picture that browsers display. */
export function isImageName(name: string): boolean {
  return imageExtensions.includes(extensionOf(name));
}

function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
