/** The part of a picture that is kept, in percent of the picture as it is turned. */
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
 * The whole picture, or as much of its middle as has the wanted shape.
 * @param aspect width by height: 1 for a square
 */
export function wholeArea(picture: PictureSize, aspect?: number, turns = 0): CropArea {
  const { width, height } = turnedSize(picture, turns);
  const wanted = (aspect ?? width / height) / (width / height);
  const share = { width: Math.min(100, 100 * wanted), height: Math.min(100, 100 / wanted) };
  return { x: (100 - share.width) / 2, y: (100 - share.height) / 2, ...share, turns };
}

/** The picture's size as it is turned. */
export function turnedSize({ width, height }: PictureSize, turns: number): PictureSize {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The part in px of the picture as it is turned. */
export function partOf(picture: PictureSize, area: CropArea): PictureSize & { x: number; y: number } {
  const { width, height } = turnedSize(picture, area.turns);
  return {
    x: (area.x / 100) * width,
    y: (area.y / 100) * height,
    width: (area.width / 100) * width,
    height: (area.height / 100) * height,
  };
}

/** Turns the picture by a quarter; the same part is kept. */
export function turnArea({ x, y, width, height, turns }: CropArea): CropArea {
  return { x: 100 - y - height, y: x, width: height, height: width, turns: (turns + 1) % 4 };
}
