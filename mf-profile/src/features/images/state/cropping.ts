import { IMAGE_LIMITS } from '../limits';
import { wholeArea } from '../parts/crop/cropArea';
import { encodeCrop } from '../parts/crop/encodeCrop';
import { imageTypeOf } from './imageTypeOf';

/**
 * Cropping code, loaded on first use by `import('./cropping')`: most visits crop and shrink no image. A separate file,
 * because a dynamic import of a host's shared module makes webpack add helpers to the entry, which every page loads.
 */
export { Crop } from '../parts/crop/Crop';
export { encodeCrop } from '../parts/crop/encodeCrop';
export { wholeArea, type CropArea } from '../parts/crop/cropArea';

/**
 * Scales an image down to the server's limits in the browser, with EXIF rotation applied.
 * @throws Error when the image cannot be decoded, drawn or encoded, or stays too large
 */
export async function shrinkImage(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    return nameAfter(file, await encodeCrop(picture, wholeArea(picture), IMAGE_LIMITS, imageTypeOf(file) ?? file.type));
  } finally {
    picture.close();
  }
}

/**
 * Names a re-encoded image after the original file. The extension follows the actual type, since browsers that cannot
 * encode a format produce PNG.
 */
export function nameAfter({ name }: File, blob: Blob): File {
  const extension = blob.type === 'image/jpeg' ? 'jpg' : blob.type.slice('image/'.length);
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type });
}
