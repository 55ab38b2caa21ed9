import { sideOf, type CropArea } from './cropArea';
import { drawCrop } from './drawCrop';

/**
 * The kept part as a picture of its own, at most so many px wide.
 * @param type mime type; what can be transparent should stay so
 * @throws Error when the browser cannot draw or encode it
 */
export function encodeCrop(picture: ImageBitmap, area: CropArea, maxSide: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const side = Math.round(Math.min(maxSide, sideOf(picture, area)));
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, picture, area, side);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not encode the picture.'))),
      type,
      0.9,
    ),
  );
}
