import { useId, type FocusEvent, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { reasonText } from '../Button/reason';
import { useReasonPopover } from '../Button/useReasonPopover';
import { slotId, type SlotGridSlot } from './slotSelection';

/** Slots that say why a press does nothing. The handlers stand on the grid, as those of the selection do. */
export function useSlotReasons(slots: readonly SlotGridSlot[]) {
  const id = useId();
  const reasonOf = ({ dataset }: HTMLElement) => slots.find((slot) => slotId(slot) === dataset.slot)?.reason;
  const { press, focus, enter, leave, popover } = useReasonPopover(reasonOf);

  const at = ({ target }: SyntheticEvent, tell: (control: HTMLElement) => void) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null;
    if (control && reasonOf(control)) tell(control);
  };

  return {
    onClick: (event: MouseEvent) => at(event, press),
    onFocus: (event: FocusEvent) => at(event, focus),
    onPointerOver: (event: PointerEvent) => at(event, (control) => enter(control, event.pointerType)),
    onPointerOut: (event: PointerEvent) => at(event, leave),
    /** Where the reason of the slot at this index stands, for its description. */
    reasonId: (index: number) => (slots[index]?.reason ? `${id}-${index}` : undefined),
    /** Stands after the slots. */
    notes: (
      <>
        {slots.map(
          (slot, index) =>
            slot.reason && (
              <span key={slotId(slot)} id={`${id}-${index}`} hidden>
                {reasonText(slot.reason)}
              </span>
            ),
        )}
        {popover}
      </>
    ),
  };
}
