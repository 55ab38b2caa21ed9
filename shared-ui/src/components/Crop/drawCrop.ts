import { sideOf, turnedSize, type CropArea } from './cropArea';

/** Draws a picture so that the square part fills `frame` px in the middle of the canvas, and what is around it the rest. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, area: CropArea, frame: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = turnedSize(picture, area.turns);
  const scale = frame / sideOf(picture, area);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(scale, scale);
  context.translate(width / 2 - area.x, height / 2 - area.y);
  context.rotate((area.turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  context.restore();
}
