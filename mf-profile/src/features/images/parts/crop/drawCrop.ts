import { partOf, turnedSize, type CropArea } from './cropArea';

/** Draws a part of a picture so that it fills the canvas. */
export function drawCrop(context: CanvasRenderingContext2D, picture: ImageBitmap, area: CropArea): void {
  const { canvas } = context;
  const whole = turnedSize(picture, area.turns);
  const part = partOf(picture, area);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.scale(canvas.width / part.width, canvas.height / part.height);
  context.translate(whole.width / 2 - part.x, whole.height / 2 - part.y);
  context.rotate((area.turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  context.restore();
}
