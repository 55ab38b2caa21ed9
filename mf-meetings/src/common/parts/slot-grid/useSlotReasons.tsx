import { useId, type FocusEvent, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { reasonText, useReasonPopover } from 'shared-ui/Button';
import { slotId, type SlotGridSlot } from '#domain/slotSelection';

/** Explains why a slot cannot be selected. Its handlers are attached to the grid, like those of the selection. */
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
    /** Id of the reason of the slot at this index, for `aria-describedby`. */
    reasonId: (index: number) => (slots[index]?.reason ? `${id}-${index}` : undefined),
    /** Render after the slots. */
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
