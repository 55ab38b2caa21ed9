import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Calls back when a scrolled box stands within `distance` px of its bottom: on scrolling, and after drawing, when its content
 * does not fill it. A hidden box never does.
 */
export function useNearBottom<Box extends HTMLElement>(
  distance: number,
  onNear: () => void,
): { ref: RefObject<Box | null>; onScroll: () => void } {
  const ref = useRef<Box>(null);
  const check = () => {
    const box = ref.current;
    if (box && box.clientHeight > 0 && box.scrollHeight - box.scrollTop - box.clientHeight <= distance) onNear();
  };
  const checkAfterDrawing = useEffectEvent(check);
  useEffect(() => checkAfterDrawing());
  return { ref, onScroll: check };
}
