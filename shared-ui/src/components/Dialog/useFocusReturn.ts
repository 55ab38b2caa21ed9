import { useRef, useState } from 'react';

/**
 * Gives the focus back to what had it before the dialog opened. Radix does so only for its own trigger, and our dialogs are
 * opened from lists, menus and addresses.
 */
export function useFocusReturn(isOpen: boolean) {
  const origin = useRef<Element | null>(null);
  const [opened, setOpened] = useState<{ isOpen: boolean; from: Element | null }>({ isOpen: false, from: null });
  // While rendering: content that takes the focus itself, as a calendar does, has it before anybody is told that the dialog opened.
  if (opened.isOpen !== isOpen) setOpened({ isOpen, from: isOpen ? document.activeElement : opened.from });

  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What opened the dialog may be gone: the dialog deleted it. Then the page's content is the nearest place.
      const from = origin.current ?? opened.from;
      origin.current = null;
      const place = from?.isConnected ? from : document.querySelector('main');
      if (place instanceof HTMLElement) place.focus();
    },
  };
}
