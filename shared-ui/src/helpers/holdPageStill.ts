import { useLayoutEffect } from 'react';

/** Colour of the gutter kept for the scroll bar: that of a veiled page, or of the image viewer’s background. */
type Gutter = 'veil' | 'ground';

const holders = new Map<symbol, Gutter>();

/**
 * Prevents the page from scrolling while a window covers it; with several windows, until the last one releases it. It
 * marks the root element, because the content security policy forbids style elements, and a `:has()` selector for open
 * windows would be re-evaluated on every element added or removed.
 * @returns releases it
 */
export function holdPageStill(gutter: Gutter = 'veil'): () => void {
  const holder = Symbol();
  holders.set(holder, gutter);
  mark();
  return () => {
    holders.delete(holder);
    mark();
  };
}

/** `holdPageStill` as a hook, for as long as a window is open. */
export function useStillPage(isOpen: boolean, gutter?: Gutter): void {
  useLayoutEffect(() => (isOpen ? holdPageStill(gutter) : undefined), [isOpen, gutter]);
}

function mark(): void {
  const { dataset } = document.documentElement;
  // The image viewer opens on top of dialogs, so its colour wins.
  if (holders.size > 0) dataset.still = [...holders.values()].includes('ground') ? 'ground' : 'veil';
  else delete dataset.still;
}
