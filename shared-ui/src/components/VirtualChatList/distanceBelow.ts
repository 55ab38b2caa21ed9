/** How near to the end counts as being there, in px. */
export const AT_END_PX = 40;

/** How much of a scrolling box's content lies below what can be seen, in px, as the browser shows it now. */
export function distanceBelow({ scrollHeight, scrollTop, clientHeight }: Element): number {
  return scrollHeight - scrollTop - clientHeight;
}
