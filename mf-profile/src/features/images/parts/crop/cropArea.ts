/** The kept part, in percent of the rotated picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Quarter turns, clockwise: 0 to 3. */
  turns: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The whole picture, or its largest centred part of the given shape.
 * @param aspect ratio of width to height, 1 for a square
 */
export function wholeArea(picture: PictureSize, aspect?: number, turns = 0): CropArea {
  const { width, height } = turnedSize(picture, turns);
  const wanted = (aspect ?? width / height) / (width / height);
  const share = { width: Math.min(100, 100 * wanted), height: Math.min(100, 100 / wanted) };
  return { x: (100 - share.width) / 2, y: (100 - share.height) / 2, ...share, turns };
}

/** Size of the rotated picture. */
export function turnedSize({ width, height }: PictureSize, turns: number): PictureSize {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The kept part in px of the rotated picture. */
export function partOf(picture: PictureSize, area: CropArea): PictureSize & { x: number; y: number } {
  const { width, height } = turnedSize(picture, area.turns);
  return {
    x: (area.x / 100) * width,
    y: (area.y / 100) * height,
    width: (area.width / 100) * width,
    height: (area.height / 100) * height,
  };
}

/** Rotates by a quarter turn clockwise and keeps the same part of the picture. */
export function turnArea({ x, y, width, height, turns }: CropArea): CropArea {
  return { x: 100 - y - height, y: x, width: height, height: width, turns: (turns + 1) % 4 };
}
