import { memo } from 'react';
import { slotId, type SlotGridSlot, type SlotReaction } from '#domain/slotSelection';
import { faceOf, SlotContent } from '../slot-list/SlotContent';

export interface SlotGridItemProps {
  slot: SlotGridSlot;
  reaction: SlotReaction;
  isSelected: boolean;
  /** The grid’s single Tab stop; arrows move to the other slots. */
  isTabStop: boolean;
  /** Id of the text that explains why the slot cannot be chosen. */
  describedBy: string | undefined;
}

/**
 * One slot of a `SlotGrid`, memoised. Selecting a range changes hundreds at once, so this is a bare button, styled by
 * the grid (see `slotGridStyle`), and its memoised content does not re-render.
 */
export const SlotGridItem = memo(function SlotGridItem({
  slot,
  reaction,
  isSelected,
  isTabStop,
  describedBy,
}: SlotGridItemProps) {
  return (
    // eslint-disable-next-line no-restricted-syntax -- a cell of the grid, which only this remote draws
    <button
      type="button"
      data-slot={slotId(slot)}
      data-face={faceOf(slot)}
      data-disabled={slot.isDisabled || undefined}
      // Not `disabled`: arrows stop at every slot, so that keyboard and screen reader users find unavailable ones.
      aria-disabled={reaction === 'none' || reaction === 'explain' || undefined}
      aria-describedby={describedBy}
      aria-pressed={reaction === 'select' ? isSelected : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <SlotContent slot={slot} />
    </button>
  );
});
