import { useRef, useState } from 'react';

/** Marks list rows that their own dialogs may remove. A row needs `tabIndex={-1}` to take focus. */
const ROW = '[data-focus-row]';

/**
 * Returns focus to the element that had it before the dialog opened. Radix does so only for its own trigger, and our dialogs are
 * opened from lists, menus and URLs. If the dialog removed that element (cancelled or deleted it), focus goes to its row
 * (`data-focus-row`), else to the next rows, then the previous ones, then the page's content.
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
      const place = candidates.find((each) => each.isConnected) ?? document.querySelector('main');
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
