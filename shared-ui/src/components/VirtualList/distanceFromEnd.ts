import type { Virtualizer } from '@tanstack/react-virtual';

/**
 * How far the end is below what can be seen, in px; Infinity before the list has been measured. From the virtualizer's own
 * numbers, since while drawing the document still has the sizes of the drawing before.
 */
export function distanceFromEnd(virtualizer: Virtualizer<HTMLDivElement, Element>): number {
  const { scrollRect, scrollOffset } = virtualizer;
  if (!scrollRect?.height) return Infinity;
  return virtualizer.getTotalSize() - (scrollOffset ?? 0) - scrollRect.height;
}
