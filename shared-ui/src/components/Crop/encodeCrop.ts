import { partOf, type CropArea, type PictureSize } from './cropArea';
import { drawCrop } from './drawCrop';

/** What a picture may be at most. */
export interface PictureLimits extends PictureSize {
  bytes: number;
}

/** From hardly to be seen to plain: each is tried until the picture is small enough. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5];

/**
 * The kept part as a picture of its own, made smaller where it is beyond the limits.
 * @param type mime type; what can be transparent stays so
 * @throws Error when the browser cannot draw or encode it, or it stays too large
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
  drawCrop(canvas, picture, area);
  // PNG knows no quality: what stays too large as one becomes a WEBP, which may be transparent too.
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
