import { afterEach, beforeEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Heights of the fake layout, in px. */
export const SCROLLER_HEIGHT = 600;
export const ROW_HEIGHT = 60;

/**
 * Fakes the layout of scrolling boxes, which jsdom lacks. A list row is ROW_HEIGHT high, everything else
 * SCROLLER_HEIGHT. The content height of a box is that of its list: set by the virtual list, otherwise the sum of its
 * rows. The window has the focus.
 */
export function useFakeChatLayout(): void {
  const { prototype } = HTMLElement;
  const properties = ['offsetHeight', 'clientHeight', 'scrollHeight', 'offsetWidth', 'scrollTo'] as const;
  let restore: (() => void)[] = [];

  beforeEach(() => {
    restore = properties.map((property) => {
      const former = Object.getOwnPropertyDescriptor(prototype, property);
      return () => {
        if (former) Object.defineProperty(prototype, property, former);
        else Reflect.deleteProperty(prototype, property);
      };
    });
    const define = (property: (typeof properties)[number], get: (this: HTMLElement) => unknown) =>
      Object.defineProperty(prototype, property, { configurable: true, get });
    define('offsetHeight', heightOf);
    define('clientHeight', heightOf);
    define('offsetWidth', () => 400);
    define('scrollHeight', contentHeightOf);
    define('scrollTo', () => scrollTo);
    // jsdom's window has the focus only after an element in it was focused.
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  });
  afterEach(() => restore.forEach((undo) => undo()));
}

/** Scrolls a box as a user would. */
export function scrollBox(box: Element, top: number): void {
  box.scrollTop = top;
  act(() => void box.dispatchEvent(new Event('scroll')));
}

function heightOf(this: HTMLElement): number {
  return this.tagName === 'LI' ? ROW_HEIGHT : SCROLLER_HEIGHT;
}

function contentHeightOf(this: HTMLElement): number {
  const list = this.querySelector<HTMLElement>(':scope > ul');
  return Number.parseFloat(list?.style.height ?? '') || (list?.children.length ?? 0) * ROW_HEIGHT;
}

// The event is asynchronous, as in a browser: the call may happen during a render.
function scrollTo(this: HTMLElement, options: { top?: number }): void {
  this.scrollTop = Math.max(0, Math.min(options.top ?? 0, this.scrollHeight - this.clientHeight));
  queueMicrotask(() => act(() => void this.dispatchEvent(new Event('scroll'))));
}
