import { useRef } from 'react';

/**
 * Gives the focus back to what had it before the dialog opened. Radix does so only for its own trigger, and our dialogs are
 * opened from lists, menus and addresses.
 */
export function useFocusReturn() {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What opened the dialog may be gone: the dialog deleted it. Then the page's content is the nearest place.
      const place = origin.current?.isConnected ? origin.current : document.querySelector('main');
      if (place instanceof HTMLElement) place.focus();
    },
  };
}
