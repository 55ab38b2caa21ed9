import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import { css, styled } from 'styled-components';

import { media, theme } from 'shared-ui/theme';

import { slotFace, slotStatusNames, type SlotStatus } from '../SlotList/slotFace';
import { slotId, type SlotGridSlot, type SlotReaction } from './slotSelection';

export interface SlotGridItemProps {
  slot: SlotGridSlot;
  /** What a press does. */
  reaction: SlotReaction;
  isSelected: boolean;
  /** Tab stops at one slot of the grid; the arrows lead to the others. */
  isTabStop: boolean;
}

/** One slot of a `SlotGrid`; redrawn only when something of its own changed. */
export const SlotGridItem = memo(function SlotGridItem({ slot, reaction, isSelected, isTabStop }: SlotGridItemProps) {
  const { point, status, companies = [] } = slot;
  return (
    <Root
      type="button"
      data-slot={slotId(slot)}
      // Not `disabled`: the arrows lead through all slots, so that everybody learns what is taken.
      aria-disabled={reaction === 'none' || undefined}
      aria-pressed={reaction === 'select' ? isSelected : undefined}
      tabIndex={isTabStop ? 0 : -1}
      $status={status}
    >
      <Time>{point}</Time>
      {status === 'AVAILABLE' && <Check size={16} aria-hidden />}
      <span className="visually-hidden">{slotStatusNames[status]}</span>
      {status === 'ASSIGNED' && companies.length > 0 && <Companies>{companies.join(', ')}</Companies>}
    </Root>
  );
});

// Two rings: the selection shows beside the colours of every status.
const selectedFace = css`
  border-color: ${theme.color.accent};
  background: ${theme.color.accentSoft};
  color: ${theme.color.accentStrong};
  font-weight: ${theme.weight.bold};
  box-shadow:
    inset 0 0 0 1px ${theme.color.accent},
    inset 0 0 0 3px ${theme.color.surface};
`;

const Root = styled.button<{ $status: SlotStatus }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(1)};
  min-width: 0;
  min-height: ${theme.control.height};
  padding: ${theme.space(1)} ${theme.space(2)};
  border: 1px solid;
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.s};
  text-align: start;
  cursor: pointer;
  ${({ $status }) => slotFace[$status]}

  /* By attribute: hundreds of slots that change at once keep their class. */
  &[aria-pressed='true'] {
    ${selectedFace}
  }

  &:focus-visible {
    outline-offset: 2px;
  }

  &[aria-disabled='true'] {
    cursor: default;
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      border-color: ${theme.color.accent};
    }
  }
`;

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
