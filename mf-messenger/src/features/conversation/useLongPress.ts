import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Duration of a long press in ms, and the movement tolerated meanwhile in px. */
const LONG_PRESS = 400;
const TREMBLE = 10;

/** Event handlers for a long press on touch screens. Links inside keep the browser's own long press. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: number; x: number; y: number }>(undefined);
  const stop = () => {
    window.clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => stop, []);

  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
      stop();
      if (pointerType !== 'touch' || !isPrimary || (target instanceof Element && target.closest('a'))) return;
      press.current = { timer: window.setTimeout(onLongPress, LONG_PRESS), x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > TREMBLE) stop();
    },
    onPointerUp: stop,
    // The list started scrolling.
    onPointerCancel: stop,
    // Suppresses the browser's menu for a long press.
    onContextMenu: (event: MouseEvent) => press.current && event.preventDefault(),
  };
}
