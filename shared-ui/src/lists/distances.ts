import type { RowsVirtualizer } from './useRows';

/** Distance from the end that counts as being at the end, in px. */
export const AT_END_PX = 40;

/** Px of content below the visible part of a scroll box, read from the DOM. */
export function distanceBelow({ scrollHeight, scrollTop, clientHeight }: Element): number {
  return scrollHeight - scrollTop - clientHeight;
}

/**
 * Px from the end of the list to the bottom of the visible part; Infinity before it is measured. Computed from the
 * virtualizer’s numbers, because during rendering the DOM still has the old sizes.
 */
export function distanceFromEnd({ scrollRect, scrollOffset, getTotalSize }: RowsVirtualizer): number {
  if (!scrollRect?.height) return Infinity;
  return getTotalSize() - (scrollOffset ?? 0) - scrollRect.height;
}
