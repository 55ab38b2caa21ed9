import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds that a finger rests, and px that it may tremble meanwhile. */
const LONG_PRESS = 400;
const TREMBLE = 10;

/** The events of something that answers to a finger resting on it. A link in it keeps the browser's own answer. */
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
    // The list scrolls.
    onPointerCancel: stop,
    // The browser's own menu for a resting finger.
    onContextMenu: (event: MouseEvent) => press.current && event.preventDefault(),
  };
}
