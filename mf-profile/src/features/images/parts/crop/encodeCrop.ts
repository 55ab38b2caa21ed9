import { partOf, type CropArea, type PictureSize } from './cropArea';
import { drawCrop } from './drawCrop';

/** Maximum width, height (px) and file size of a picture. */
export interface PictureLimits extends PictureSize {
  bytes: number;
}

/** Tried in order until the file is small enough; the loss is hardly visible at the first and obvious at the last. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5];

/**
 * Encodes the kept part as a new picture, scaled down to the limits.
 * @param type MIME type; transparency is preserved, since a PNG can only become a WebP
 * @throws Error when the browser cannot draw or encode the picture, or it stays too large
 */
export async function encodeCrop(
  picture: ImageBitmap,
  area: CropArea,
  limits: PictureLimits,
  type: string,
): Promise<Blob> {
  const part = partOf(picture, area);
  const scale = Math.min(1, limits.width / part.width, limits.height / part.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const context = canvas.getContext('2d');
  // A canvas without a context would be encoded as a blank picture.
  if (!context) throw new Error('The browser provides no 2D context, e.g. because it is out of graphics memory.');
  drawCrop(context, picture, area);
  // PNG has no quality setting: one that is too large becomes a WebP, which may be transparent too.
  const attempts = [type, ...QUALITIES.map(() => (type === 'image/png' ? 'image/webp' : type))];
  for (const [index, attempt] of attempts.entries()) {
    const blob = await encode(canvas, attempt, QUALITIES[Math.max(0, index - 1)] ?? 0.5);
    if (blob.size <= limits.bytes) return blob;
  }
  throw new Error('The picture stays too large at the lowest quality.');
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not encode the picture.'))),
      type,
      quality,
    ),
  );
}
