import { IMAGE_LIMITS } from './limits';

/**
 * A picture made small enough for the server, in the browser, upright.
 * @throws Error when it cannot be drawn, or stays too large
 */
export async function shrinkImage(file: File): Promise<File> {
  // Fetched when first needed: most visits make nothing smaller.
  const { encodeCrop, wholeArea } = await import('./cropping');
  const picture = await createImageBitmap(file);
  try {
    return nameAfter(file, await encodeCrop(picture, wholeArea(picture), IMAGE_LIMITS, file.type));
  } finally {
    picture.close();
  }
}

/** A picture made from a file, under its name. Browsers that cannot write a format give a PNG; the name says what the file is. */
export function nameAfter({ name }: File, blob: Blob): File {
  const extension = blob.type === 'image/jpeg' ? 'jpg' : blob.type.slice('image/'.length);
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type });
}
