import { useRef, type PointerEvent } from 'react';

/** Px of horizontal travel; a shorter move is a tap that slipped. */
const SHORTEST_SWIPE = 48;

interface SwipeOptions {
  onLeft: () => void;
  onRight: () => void;
}

/** Pointer handlers that detect a horizontal one-finger swipe. The element needs a `touch-action` without `pan-x`. */
export function useSwipe({ onLeft, onRight }: SwipeOptions) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);

  return {
    onPointerDown: ({ pointerId: id, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      // Two fingers zoom, and mouse users have buttons.
      start.current = isPrimary && pointerType !== 'mouse' ? { id, x, y } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (start.current?.id !== pointerId) return;
      const [right, down] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(right) < SHORTEST_SWIPE || Math.abs(right) < Math.abs(down)) return;
      if (right < 0) onLeft();
      else onRight();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
