/** The square part of a picture that is kept. */
export interface CropArea {
  /** 1: as much of the picture as a square can hold; 2: half as wide. */
  zoom: number;
  /** The middle of the square, in px of the picture as it is turned. */
  x: number;
  y: number;
  /** Quarter turns, clockwise: 0 to 3. */
  turns: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;

/** The largest square in the middle of a picture. */
export function wholeArea({ width, height }: PictureSize): CropArea {
  return { zoom: 1, x: width / 2, y: height / 2, turns: 0 };
}

/** The picture's size as it is turned. */
export function turnedSize({ width, height }: PictureSize, turns: number): PictureSize {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The side of the square, in px of the picture. */
export function sideOf(picture: PictureSize, { zoom }: CropArea): number {
  return Math.min(picture.width, picture.height) / zoom;
}

/** Moves the square by px of the picture; it stays within it. */
export function moveArea(picture: PictureSize, area: CropArea, dx: number, dy: number): CropArea {
  return keepInside(picture, { ...area, x: area.x + dx, y: area.y + dy });
}

/** Changes the zoom around the middle of the square, within the limits. */
export function zoomArea(picture: PictureSize, area: CropArea, zoom: number): CropArea {
  return keepInside(picture, { ...area, zoom: Math.min(MAX_ZOOM, Math.max(1, zoom)) });
}

/** Turns the picture by a quarter; the same part stays in the square. */
export function turnArea(picture: PictureSize, area: CropArea): CropArea {
  const { height } = turnedSize(picture, area.turns);
  return { ...area, turns: (area.turns + 1) % 4, x: height - area.y, y: area.x };
}

function keepInside(picture: PictureSize, area: CropArea): CropArea {
  const { width, height } = turnedSize(picture, area.turns);
  const half = sideOf(picture, area) / 2;
  const within = (middle: number, size: number) => Math.min(size - half, Math.max(half, middle));
  return { ...area, x: within(area.x, width), y: within(area.y, height) };
}
