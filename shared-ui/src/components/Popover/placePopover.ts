/** Where a popover stands in the window, in px; either `top` or `bottom` is set. */
export interface PopoverPlace {
  left: number;
  top?: number;
  bottom?: number;
  width: number;
  maxHeight: number;
}

interface WindowSize {
  width: number;
  height: number;
}

/** Between the popover and its control. */
const GAP_PX = 4;
/** Between the popover and the edges of the window. */
const MARGIN_PX = 8;
/** Below the control a popover stands gladly when it gets this much height. */
const ENOUGH_PX = 440;

/**
 * The place of a popover at its control, known before it is drawn: as wide as the control, yet not narrower than `minWidth`; below
 * it, or above when there is more room; never out of the window.
 */
export function placePopover(
  control: DOMRectReadOnly,
  { width: windowWidth, height: windowHeight }: WindowSize,
  minWidth: number,
): PopoverPlace {
  const width = Math.min(Math.max(control.width, minWidth), windowWidth - 2 * MARGIN_PX);
  const left = Math.max(MARGIN_PX, Math.min(control.left, windowWidth - MARGIN_PX - width));
  const roomBelow = windowHeight - control.bottom - GAP_PX - MARGIN_PX;
  const roomAbove = control.top - GAP_PX - MARGIN_PX;
  if (roomBelow >= ENOUGH_PX || roomBelow >= roomAbove)
    return { left, width, top: control.bottom + GAP_PX, maxHeight: roomBelow };
  return { left, width, bottom: windowHeight - control.top + GAP_PX, maxHeight: roomAbove };
}
