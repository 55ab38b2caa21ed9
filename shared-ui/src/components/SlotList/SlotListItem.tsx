import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';

import { theme } from 'shared-ui/theme';

import { slotFace, slotStatusNames, type SlotStatus } from './slotFace';

/** A slot as it is shown. */
export interface SlotView {
  /** The slot's time as the server labels it: «10:00». */
  point: string;
  status: SlotStatus;
  /** Whom the meeting is with. */
  companies?: readonly string[];
}

/** One slot of a day. */
export function SlotListItem({ point, status, companies = [] }: SlotView) {
  return (
    <Root $status={status}>
      <Time>{point}</Time>
      {status === 'AVAILABLE' && <Check size={16} aria-hidden />}
      <span className="visually-hidden">{slotStatusNames[status]}</span>
      {status === 'ASSIGNED' && companies.length > 0 && <Companies>{companies.join(', ')}</Companies>}
    </Root>
  );
}

const Root = styled.li<{ $status: SlotStatus }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(1)};
  min-width: 0;
  padding: ${theme.space(1)} ${theme.space(2)};
  border: 1px solid;
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.s};
  ${({ $status }) => slotFace[$status]}
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
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
