import { useEffect, useEffectEvent, type RefObject } from 'react';
import { slotIdAt } from './slotSelection';

/** How long a finger rests on a slot before it paints instead of scrolling, in milliseconds. */
const HOLD_MS = 300;
/** How far it may stray meanwhile, in px. */
const STRAY_PX = 10;
/** How long the phone says so, in milliseconds. */
const VIBRATION_MS = 10;

interface SlotTouch {
  /** Several slots can be selected here. */
  isEnabled: boolean;
  /** Begins a range; tells whether one can begin there. */
  begin: (id: string) => boolean;
  /** The finger is over this slot now. */
  extendTo: (id: string) => void;
  /** The system took the finger away: nothing was meant. */
  cancel: () => void;
}

/**
 * A finger selects one slot by a tap and scrolls by moving; held for a moment, it paints a range instead. React listens to touches
 * passively, so that the listeners, which hold the scrolling back, stand on the element itself.
 * @param frame around the slots
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
      // A second finger zooms.
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
      // Touches stay with the element where they began.
      const over = document.elementFromPoint(clientX, clientY);
      const id = element.contains(over) ? slotIdAt(over) : undefined;
      if (id !== undefined) extendTo(id);
    };

    const onEnd = (event: TouchEvent) => {
      // No press follows, which would take the first slot out again.
      if (isPainting) event.preventDefault();
      stop();
    };

    const onCancel = () => {
      if (isPainting) cancel();
      stop();
    };

    // Phones open it while a finger rests.
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
