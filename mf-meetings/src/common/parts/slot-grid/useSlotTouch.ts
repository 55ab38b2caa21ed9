import { useEffect, useEffectEvent, type RefObject } from 'react';
import { slotIdAt } from '#domain/slotSelection';

/** Milliseconds of a long press. */
const HOLD_MS = 300;
/** Px that a finger may move during the long press. */
const STRAY_PX = 10;
/** Milliseconds of vibration that confirm it. */
const VIBRATION_MS = 10;

interface SlotTouch {
  /** Whether several slots can be selected. */
  isEnabled: boolean;
  /** Starts a range, if the slot is selectable; returns whether it did. */
  begin: (id: string) => boolean;
  /** Called with the slot now under the finger. */
  extendTo: (id: string) => void;
  /** Called when the system cancels the touch: restore the selection. */
  cancel: () => void;
}

/**
 * Touch selection: a tap selects one slot, a move scrolls, and a move after a long press paints a range. React
 * registers touch listeners as passive, which cannot prevent scrolling, so these are added to the element directly.
 * @param frame element around the slots
 */
export function useSlotTouch(frame: RefObject<HTMLElement | null>, { isEnabled, ...touch }: SlotTouch): void {
  const begin = useEffectEvent(touch.begin);
  const extendTo = useEffectEvent(touch.extendTo);
  const cancel = useEffectEvent(touch.cancel);

  useEffect(() => {
    const element = frame.current;
    if (!isEnabled || !element) return undefined;
    let hold: ReturnType<typeof setTimeout> | undefined;
    let origin = { clientX: 0, clientY: 0 };
    let isPainting = false;

    const stop = () => {
      clearTimeout(hold);
      isPainting = false;
    };

    const onStart = ({ touches, target }: TouchEvent) => {
      // A second finger means zooming.
      if (isPainting) cancel();
      stop();
      const [finger] = touches;
      const id = slotIdAt(target);
      if (!finger || touches.length > 1 || id === undefined) return;
      origin = finger;
      hold = setTimeout(() => {
        isPainting = begin(id);
        if (isPainting && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
      }, HOLD_MS);
    };

    const onMove = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (!finger) return;
      const { clientX, clientY } = finger;
      if (!isPainting) {
        if (Math.hypot(clientX - origin.clientX, clientY - origin.clientY) > STRAY_PX) clearTimeout(hold);
        return;
      }
      event.preventDefault();
      // Touch events keep the target of their start.
      const over = document.elementFromPoint(clientX, clientY);
      const id = element.contains(over) ? slotIdAt(over) : undefined;
      if (id !== undefined) extendTo(id);
    };

    const onEnd = (event: TouchEvent) => {
      // Prevents the click that would deselect the first slot again.
      if (isPainting) event.preventDefault();
      stop();
    };

    const onCancel = () => {
      if (isPainting) cancel();
      stop();
    };

    // Phones open the context menu on a long press.
    const onContextMenu = (event: Event) => isPainting && event.preventDefault();

    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd, { passive: false });
    element.addEventListener('touchcancel', onCancel);
    element.addEventListener('contextmenu', onContextMenu);
    return () => {
      clearTimeout(hold);
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onCancel);
      element.removeEventListener('contextmenu', onContextMenu);
    };
  }, [frame, isEnabled]);
}
