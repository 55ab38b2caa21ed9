import { useLayoutEffect, useRef } from 'react';
import { focusFirst, placesAround } from 'shared-ui/focusPlaces';

/**
 * Returns focus that is lost with the message of an action, or with its «Вернуть»: to the row that took the place of the
 * decided one, or to the heading.
 */
export function useOutcomeFocus(hasUndo: boolean, isShown: boolean) {
  const places = useRef<Element[]>([]);
  const wasShown = useRef(false);

  useLayoutEffect(() => {
    const isLost = wasShown.current && document.activeElement === document.body;
    wasShown.current = isShown;
    // A card that is open keeps the focus by itself.
    if (isLost && !document.querySelector('[aria-modal="true"]')) focusFirst(places.current);
  }, [hasUndo, isShown]);

  return {
    /** Remembers where an action begins: in its row, or in the first of the selected ones. */
    note: () => {
      const origin = document.activeElement;
      const isOfMany = origin?.closest('[data-bottom-bar]');
      places.current = placesAround(isOfMany ? document.querySelector('[data-focus-row] :checked') : origin);
    },
  };
}
