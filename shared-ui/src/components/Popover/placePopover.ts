/** Position of a popover in the viewport, in px; either `top` or `bottom` is set. */
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

/** Between popover and control. */
const GAP_PX = 4;
/** Between popover and viewport edges. */
const MARGIN_PX = 16;
/** From this height on, the popover opens below even if there is more room above. */
const ENOUGH_PX = 440;

/**
 * Computes the position of a popover before it is rendered: as wide as its control but at least `minWidth`; below it,
 * or above when there is more room; always inside the viewport.
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
