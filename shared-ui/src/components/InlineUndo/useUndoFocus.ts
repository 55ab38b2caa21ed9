import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the undo button when it appears, and back to the restored content, so that focus is never lost with a
 * removed element.
 * @param undo The button, while it is shown.
 * @param thing The content that is removed and restored.
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
      // The removal may have started from a menu that has closed since.
      const isThere = origin.current?.isConnected && origin.current !== document.body;
      const place = isThere ? origin.current : thing.current?.querySelector('a[href], button, input, textarea');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    }
  }, [isShown, undo, thing]);
}
