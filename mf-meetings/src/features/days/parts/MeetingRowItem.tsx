import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { arrivalMark } from 'shared-ui/page';
import { theme } from 'shared-ui/theme';
import { MeetingLink } from '#parts/MeetingLink';
import type { DayTools } from '../state/dayTools';
import type { MeetingRow } from '../state/meetingRows';
import { texts } from '../texts';
import { MeetingRowLine } from './MeetingRowLine';

interface MeetingRowItemProps {
  row: MeetingRow;
  canCancel: boolean;
  canMove: boolean;
  /** Set when the slot in the grid was pressed: the row takes the focus and is highlighted briefly. */
  led: object | undefined;
  /** The highlight has ended. */
  onLedEnd: () => void;
  tools: Pick<DayTools, 'onCancel' | 'onMove'>;
}

/** A slot with meetings: the time once, its companies in a column (MEET-06). */
export function MeetingRowItem({ row: { meeting, lines }, led, onLedEnd, ...rest }: MeetingRowItemProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (led) root.current?.focus();
  }, [led]);
  const firstKept = lines.findIndex(({ isCancelled }) => !isCancelled);

  return (
    // Focus target after a click in the grid, and after dialogs whose trigger button has been removed.
    <Root ref={root} tabIndex={-1} data-focus-row={meeting.point} onAnimationEnd={onLedEnd} $isLed={led !== undefined}>
      <Time>{meeting.point}</Time>
      {lines.length === 0 && (
        <Nameless>
          {texts.meeting}
          <MeetingLink link={meeting.link} company={texts.meeting} />
        </Nameless>
      )}
      {lines.map((line, index) => (
        <MeetingRowLine
          key={line.company.company_id}
          {...line}
          {...rest}
          meeting={meeting}
          // The slot has one link for all its companies.
          hasLink={index === firstKept}
        />
      ))}
    </Root>
  );
}

const Root = styled.div<{ $isLed: boolean }>`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-content: center;
  min-height: 56px;
  padding: ${theme.space(1)} 0;
  border-top: 1px solid ${theme.color.border};

  &:focus {
    outline-offset: -2px;
  }

  ${({ $isLed }) => $isLed && arrivalMark}
`;

const Time = styled.span`
  padding-top: calc((${theme.control.height} - 1lh) / 2);
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.medium};
`;

const Nameless = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1)} ${theme.space(4)};
`;
