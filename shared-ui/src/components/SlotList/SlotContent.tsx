import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { slotStatusNames, type SlotStatus } from './slotFace';

/** A slot as it is shown. */
export interface SlotView {
  /** The slot's time as the server labels it: «10:00». */
  point: string;
  status: SlotStatus;
  /** Whom the meeting is with. */
  companies?: readonly string[];
}

/** What stands in a slot, in lists and grids. Kept from being redrawn: a grid has hundreds. */
export const SlotContent = memo(function SlotContent({ slot: { point, status, companies = [] } }: { slot: SlotView }) {
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
