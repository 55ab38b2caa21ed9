import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { LARGEST_SCALE, moveBy, WHOLE, ZOOM_STEP, zoomAt, type Zoom } from './zoom';

/** Zoom factor of a double click. */
const DOUBLE_CLICK = 2.5;
/** Share of the stage’s size that one press of an arrow key pans by. */
const KEY_MOVE = 0.15;

interface Point {
  x: number;
  y: number;
}

/**
 * Zoom and pan of the picture on a stage: buttons, keys, wheel, double click, pinch and drag. Resets when `pictureId`
 * changes.
 */
export function useZoom(pictureId: number | undefined) {
  const [state, setState] = useState({ pictureId, zoom: WHOLE });
  const zoom = state.pictureId === pictureId ? state.zoom : WHOLE;
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const pointers = useRef(new Map<number, Point>());

  const change = (to: (zoom: Zoom) => Zoom) =>
    setState((former) => ({ pictureId, zoom: to(former.pictureId === pictureId ? former.zoom : WHOLE) }));
  const sizeOf = () => ({ width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 });
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = stage?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const enlarge = (factor: number, point: Point = { x: 0, y: 0 }) =>
    change((former) => zoomAt(former, factor, point, sizeOf()));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // React’s wheel listeners are passive: they cannot prevent the browser from zooming the page.
    event.preventDefault();
    enlarge(event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, fromMiddle({ x: event.clientX, y: event.clientY }));
  });
  useEffect(() => {
    if (!stage) return undefined;
    const listen = (event: WheelEvent) => onWheel(event);
    stage.addEventListener('wheel', listen, { passive: false });
    return () => stage.removeEventListener('wheel', listen);
  }, [stage]);

  const drag = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, now);
    if (other) enlarge(distance(now, other) / Math.max(distance(before, other), 1), fromMiddle(middleOf(now, other)));
    else change((former) => moveBy(former, now.x - before.x, now.y - before.y, sizeOf()));
  };
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  return {
    zoom,
    isLargest: zoom.scale >= LARGEST_SCALE,
    isWhole: zoom.scale === 1,
    enlarge: () => enlarge(ZOOM_STEP),
    reduce: () => enlarge(1 / ZOOM_STEP),
    reset: () => change(() => WHOLE),
    /** Pans by steps of an arrow key; 1 is right or down. */
    move: (right: number, down: number) =>
      change((former) => {
        const size = sizeOf();
        return moveBy(former, -right * KEY_MOVE * size.width, -down * KEY_MOVE * size.height, size);
      }),
    setStage,
    handlers: {
      onPointerDown: ({ pointerId, clientX: x, clientY: y }: PointerEvent) =>
        void pointers.current.set(pointerId, { x, y }),
      onPointerMove: drag,
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onDoubleClick: ({ clientX: x, clientY: y }: MouseEvent) =>
        enlarge(zoom.scale === 1 ? DOUBLE_CLICK : 1 / LARGEST_SCALE, fromMiddle({ x, y })),
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
