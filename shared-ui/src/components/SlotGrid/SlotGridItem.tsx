import { memo } from 'react';
import { faceOf, SlotContent } from '../SlotList/SlotContent';
import { slotId, type SlotGridSlot, type SlotReaction } from './slotSelection';

export interface SlotGridItemProps {
  slot: SlotGridSlot;
  /** What a press does. */
  reaction: SlotReaction;
  isSelected: boolean;
  /** Tab stops at one slot of the grid; the arrows lead to the others. */
  isTabStop: boolean;
  /** Where it says why a press does nothing. */
  describedBy: string | undefined;
}

/**
 * One slot of a `SlotGrid`; redrawn only when something of its own changed. A selected range changes hundreds at once, so this
 * is the bare button (its look comes from the grid, see `slotGridStyle`), and what stands in it is left as it is.
 */
export const SlotGridItem = memo(function SlotGridItem({
  slot,
  reaction,
  isSelected,
  isTabStop,
  describedBy,
}: SlotGridItemProps) {
  return (
    <button
      type="button"
      data-slot={slotId(slot)}
      data-face={faceOf(slot)}
      data-disabled={slot.isDisabled || undefined}
      // Not `disabled`: the arrows lead through all slots, so that everybody learns what is taken.
      aria-disabled={reaction === 'none' || reaction === 'explain' || undefined}
      aria-describedby={describedBy}
      aria-pressed={reaction === 'select' ? isSelected : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <SlotContent slot={slot} />
    </button>
  );
});
