import { useRef, useState } from 'react';
import { focusFirst, placesAround } from 'shared-ui/focusPlaces';

/**
 * Returns focus to the element that had it before the dialog opened. Radix does so only for its own trigger, and our dialogs are
 * opened from lists, menus and URLs. If the dialog removed that element (cancelled or deleted it), focus goes to its row
 * (`data-focus-row`), else to the next rows, then the previous ones, then the page's heading or content.
 */
export function useFocusReturn(isOpen: boolean) {
  const places = useRef<Element[]>([]);
  const [opened, setOpened] = useState<{ isOpen: boolean; from: Element[] }>({ isOpen: false, from: [] });
  // During render: content that focuses itself, as a calendar does, does so before `onOpenAutoFocus` runs.
  if (opened.isOpen !== isOpen) {
    setOpened({ isOpen, from: isOpen ? placesAround(document.activeElement) : opened.from });
  }

  return {
    onOpenAutoFocus: () => {
      places.current = placesAround(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const candidates = places.current.length > 0 ? places.current : opened.from;
      places.current = [];
      // The bar that offers the undo has taken the focus.
      if (!document.activeElement?.closest('[data-bottom-bar]')) focusFirst(candidates);
    },
  };
}
