import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import { styled } from 'styled-components';

import { theme } from 'shared-ui/theme';

import { slotStatusNames } from '../SlotList/slotFace';
import { slotId, type SlotGridSlot, type SlotReaction } from './slotSelection';

export interface SlotGridItemProps {
  slot: SlotGridSlot;
  /** What a press does. */
  reaction: SlotReaction;
  isSelected: boolean;
  /** Tab stops at one slot of the grid; the arrows lead to the others. */
  isTabStop: boolean;
}

/**
 * One slot of a `SlotGrid`; redrawn only when something of its own changed. A selected range changes hundreds at once, so this
 * is the bare button (its look comes from the grid, see `slotGridStyle`), and what stands in it is left as it is.
 */
export const SlotGridItem = memo(function SlotGridItem({ slot, reaction, isSelected, isTabStop }: SlotGridItemProps) {
  return (
    <button
      type="button"
      data-slot={slotId(slot)}
      data-status={slot.status}
      // Not `disabled`: the arrows lead through all slots, so that everybody learns what is taken.
      aria-disabled={reaction === 'none' || undefined}
      aria-pressed={reaction === 'select' ? isSelected : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <SlotGridFace slot={slot} />
    </button>
  );
});

const SlotGridFace = memo(function SlotGridFace({ slot }: Pick<SlotGridItemProps, 'slot'>) {
  const { point, status, companies = [] } = slot;
  return (
    <>
      <Time>{point}</Time>
      {status === 'AVAILABLE' && <Check size={16} aria-hidden />}
      <span className="visually-hidden">{slotStatusNames[status]}</span>
      {status === 'ASSIGNED' && companies.length > 0 && <Companies>{companies.join(', ')}</Companies>}
    </>
  );
});

const Time = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Companies = styled.span`
  display: -webkit-box;
  flex-basis: 100%;
  overflow: hidden;
  font-size: ${theme.text.xs};
  line-height: ${theme.line.heading};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
