import { useRef, type FocusEvent } from 'react';

const CHAT = 'li > a';

/**
 * Makes a virtual list of links one tab stop (HALL-05). Only some rows are in the document, so the scroll box is the
 * stop: it passes focus on to the chat that had it last, else to the open one, else to the first in sight. While a chat
 * has focus, the box cannot be reached by Tab, so that Shift+Tab leaves the list.
 */
export function useOneTabStop() {
  const last = useRef<Element>(null);

  return {
    onFocus: ({ currentTarget: box, target }: FocusEvent<HTMLElement>) => {
      if (target !== box) {
        if (target.matches(CHAT)) last.current = target;
        box.tabIndex = -1;
        return;
      }
      // A press on the box scrolls it by keys, as the browser does.
      if (!box.matches(':focus-visible')) return;
      const chats = [...box.querySelectorAll<HTMLElement>(CHAT)];
      const { top } = box.getBoundingClientRect();
      const stop =
        chats.find((chat) => chat === last.current) ??
        chats.find((chat) => chat.getAttribute('aria-current') === 'page') ??
        chats.find((chat) => chat.getBoundingClientRect().top >= top) ??
        chats[0];
      stop?.focus();
    },
    onBlur: ({ currentTarget: box }: FocusEvent<HTMLElement>) => {
      box.tabIndex = 0;
    },
  };
}
