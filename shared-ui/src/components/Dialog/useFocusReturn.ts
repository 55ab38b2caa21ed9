import { useRef, useState } from 'react';

/** Marks the rows of a list whose dialogs may remove them. A row that can have the focus has `tabIndex={-1}`. */
const ROW = '[data-focus-row]';

/**
 * Gives the focus back to what had it before the dialog opened. Radix does so only for its own trigger, and our dialogs are
 * opened from lists, menus and addresses. What opened the dialog may be gone then, since the dialog cancelled or deleted it: its row
 * (`data-focus-row`) is the nearest place, then the rows after it and before it, then the page's content.
 */
export function useFocusReturn(isOpen: boolean) {
  const places = useRef<Element[]>([]);
  const [opened, setOpened] = useState<{ isOpen: boolean; from: Element[] }>({ isOpen: false, from: [] });
  // While rendering: content that takes the focus itself, as a calendar does, has it before anybody is told that the dialog opened.
  if (opened.isOpen !== isOpen) {
    setOpened({ isOpen, from: isOpen ? placesAround(document.activeElement) : opened.from });
  }

  return {
    onOpenAutoFocus: () => {
      places.current = placesAround(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const known = places.current.length > 0 ? places.current : opened.from;
      places.current = [];
      const place = known.find((each) => each.isConnected) ?? document.querySelector('main');
      if (place instanceof HTMLElement) place.focus();
    },
  };
}

function placesAround(origin: Element | null): Element[] {
  if (!origin) return [];
  const row = origin.closest(ROW);
  if (!row) return [origin];
  const rows = [...document.querySelectorAll(ROW)];
  const at = rows.indexOf(row);
  return [origin, ...rows.slice(at), ...rows.slice(0, at).toReversed()];
}
