import { afterEach, beforeEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Heights in px that the fake layout gives. */
export const SCROLLER_HEIGHT = 600;
export const ROW_HEIGHT = 60;

/**
 * Scrolling boxes for a test file; jsdom lays nothing out. A list row is ROW_HEIGHT high, all else SCROLLER_HEIGHT; what a box
 * scrolls is its list: as high as the virtual list says, otherwise as its rows together. The window has the focus.
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
    // jsdom's window has the focus only once something in it was focused.
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  });
  afterEach(() => restore.forEach((undo) => undo()));
}

/** Scrolls a box as a person would. */
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

// The event comes later, as in a browser: the call may stand in the middle of drawing.
function scrollTo(this: HTMLElement, options: { top?: number }): void {
  this.scrollTop = Math.max(0, Math.min(options.top ?? 0, this.scrollHeight - this.clientHeight));
  queueMicrotask(() => act(() => void this.dispatchEvent(new Event('scroll'))));
}
