/** Scale of a picture and its offset in px from the middle of the stage. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** In px. */
export interface StageSize {
  width: number;
  height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
/** Factor of one press of «Увеличить», one key or one notch of the wheel. */
export const ZOOM_STEP = 1.5;
export const LARGEST_SCALE = 6;

/** Zooms around a point, given relative to the stage’s middle, so that the point stays in place. */
export function zoomAt({ scale, x, y }: Zoom, factor: number, point: { x: number; y: number }, stage: StageSize): Zoom {
  const next = Math.min(Math.max(scale * factor, 1), LARGEST_SCALE);
  const ratio = next / scale;
  return keepInside({ scale: next, x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio }, stage);
}

/** Pans a zoomed picture, up to its edges. */
export function moveBy({ scale, x, y }: Zoom, right: number, down: number, stage: StageSize): Zoom {
  return keepInside({ scale, x: x + right, y: y + down }, stage);
}

function keepInside({ scale, x, y }: Zoom, { width, height }: StageSize): Zoom {
  const clamp = (value: number, size: number) => {
    const most = ((scale - 1) * size) / 2;
    return most === 0 ? 0 : Math.min(Math.max(value, -most), most);
  };
  return { scale, x: clamp(x, width), y: clamp(y, height) };
}
