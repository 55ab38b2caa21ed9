import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { moveArea, sideOf, zoomArea, type CropArea } from './cropArea';

interface CropGesturesOptions {
  picture: ImageBitmap;
  area: CropArea;
  onChange: (area: CropArea) => void;
  /** Where the frame is drawn: its width on the screen tells how far a finger has gone. */
  frame: RefObject<HTMLElement | null>;
}

/** How far an arrow moves the frame, in px of the screen; Shift is for the last touch. */
const STEP = 8;
const FINE_STEP = 1;
const ZOOM_STEP = 1.1;

/** Dragging, pinching, the wheel and the keys: what they do to the part that is kept. */
export function useCropGestures({ picture, area, onChange, frame }: CropGesturesOptions) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  /** Moves the part by px of the screen. */
  const moveBy = (dx: number, dy: number) => {
    const scale = sideOf(picture, area) / Math.max(1, frame.current?.offsetWidth ?? 1);
    onChange(moveArea(picture, area, dx * scale, dy * scale));
  };
  const zoomBy = (factor: number) => onChange(zoomArea(picture, area, area.zoom * factor));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP);
  });
  useEffect(() => {
    const stage = frame.current?.parentElement;
    // Not React's: its wheel listeners cannot keep the page from scrolling.
    stage?.addEventListener('wheel', onWheel, { passive: false });
    return () => stage?.removeEventListener('wheel', onWheel);
  }, [frame]);

  const distance = () => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : undefined;
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      const former = fingers.current.get(event.pointerId);
      if (!former) return;
      const apart = distance();
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const apartNow = distance();
      if (apart && apartNow) zoomBy(apartNow / apart);
      // The picture follows the finger, so the frame goes the other way.
      else moveBy(former.x - event.clientX, former.y - event.clientY);
    },
    onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.shiftKey ? FINE_STEP : STEP;
      const deeds: Record<string, () => void> = {
        ArrowLeft: () => moveBy(-step, 0),
        ArrowRight: () => moveBy(step, 0),
        ArrowUp: () => moveBy(0, -step),
        ArrowDown: () => moveBy(0, step),
        '+': () => zoomBy(ZOOM_STEP),
        '=': () => zoomBy(ZOOM_STEP),
        '-': () => zoomBy(1 / ZOOM_STEP),
      };
      const deed = deeds[event.key];
      if (!deed || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      deed();
    },
  };
}
