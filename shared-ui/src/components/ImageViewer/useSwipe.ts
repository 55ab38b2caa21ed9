import { useRef, type PointerEvent } from 'react';

/** Px that a finger must travel sideways: less is a tap that slipped. */
const SHORTEST_SWIPE = 48;

interface SwipeOptions {
  onLeft: () => void;
  onRight: () => void;
}

/** The pointer events of an element that is swiped sideways by one finger. Give it a `touch-action` without `pan-x`. */
export function useSwipe({ onLeft, onRight }: SwipeOptions) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);

  return {
    onPointerDown: ({ pointerId: id, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      // A second finger zooms; a mouse has the buttons.
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
