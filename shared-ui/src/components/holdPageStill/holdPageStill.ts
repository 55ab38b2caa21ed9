import { useLayoutEffect } from 'react';

/** How the room beside the window looks that is kept for the scroll bar: as under a veil, or as the ground that a picture is looked at on. */
type Beside = 'veil' | 'ground';

const holders = new Map<symbol, Beside>();

/**
 * The page does not scroll as long as something stands over it. Several may: the page stays until the last one lets go. The root is marked for
 * that, because the content security policy forbids style elements, and styles that search the page for an open window by `:has()` are asked
 * again for each element that comes or goes.
 * @returns lets it go
 */
export function holdPageStill(beside: Beside = 'veil'): () => void {
  const holder = Symbol();
  holders.set(holder, beside);
  mark();
  return () => {
    holders.delete(holder);
    mark();
  };
}

/** The same for as long as a window is open. */
export function useStillPage(isOpen: boolean, beside?: Beside): void {
  useLayoutEffect(() => (isOpen ? holdPageStill(beside) : undefined), [isOpen, beside]);
}

function mark(): void {
  const { dataset } = document.documentElement;
  // A picture covers all else.
  if (holders.size > 0) dataset.still = [...holders.values()].includes('ground') ? 'ground' : 'veil';
  else delete dataset.still;
}
