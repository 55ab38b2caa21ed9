import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The focus goes to the button that undoes, and back when the thing is there again: at neither moment it is lost with what vanishes.
 * @param undo The button, while it is shown.
 * @param thing What is taken away and brought back.
 */
export function useUndoFocus(
  isShown: boolean,
  undo: RefObject<HTMLElement | null>,
  thing: RefObject<HTMLElement | null>,
): void {
  const wasShown = useRef(false);
  const origin = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (wasShown.current === isShown) return;
    wasShown.current = isShown;
    if (isShown) {
      origin.current = document.activeElement;
      undo.current?.focus({ preventScroll: true });
    } else if (document.activeElement === document.body) {
      // It may have been taken away from a menu that has closed since.
      const isThere = origin.current?.isConnected && origin.current !== document.body;
      const place = isThere ? origin.current : thing.current?.querySelector('a[href], button, input, textarea');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    }
  }, [isShown, undo, thing]);
}
