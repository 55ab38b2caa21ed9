import Check from '@lucide/icons/icons/check';
import Handshake from '@lucide/icons/icons/handshake';
import { memo } from 'react';
import { styled } from 'styled-components';
import { DayStrip, type DayStripDay } from 'shared-ui/DayStrip';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import type { DaySummary } from '../state/day';
import { texts } from '../texts';

interface DaysStripProps {
  days: readonly string[];
  today: string;
  /** The main day. */
  date: string;
  /** Summaries of the days loaded so far. */
  summaries: ReadonlyMap<string, DaySummary>;
  onPick: (date: string) => void;
}

/**
 * The event's days with their meetings and free slots, to choose the main day (MEET-04). Memoised to avoid needless
 * re-renders.
 */
export const DaysStrip = memo(function DaysStrip({ days, today, date, summaries, onPick }: DaysStripProps) {
  return (
    <DayStrip
      days={days.map((day) => marked(day, day < today, summaries.get(day)))}
      today={today}
      selected={[date]}
      onSelectionChange={([day]) => day !== undefined && onPick(day)}
      aria-label={texts.days}
    />
  );
});

function marked(day: string, isPast: boolean, summary: DaySummary | undefined): DayStripDay {
  if (!summary) return { day };
  const { meetings, free } = summary;
  return {
    day,
    marks: (
      <Marks>
        {meetings > 0 && (
          <Meetings>
            <Icon icon={Handshake} size={12} />
            {meetings}
          </Meetings>
        )}
        {free > 0 && (
          <Free>
            <Icon icon={Check} size={12} />
            {free}
          </Free>
        )}
      </Marks>
    ),
    marksText: isPast ? texts.meetings(meetings) : texts.meetingsCommaFree(meetings, free),
    calendarMark: meetings > 0 ? texts.meetings(meetings) : undefined,
  };
}

const Marks = styled.span`
  display: flex;
  gap: ${theme.space(1)};
  font-variant-numeric: tabular-nums;
`;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 1px;
`;

const Meetings = styled(Mark)`
  color: ${theme.color.info};
`;

const Free = styled(Mark)`
  color: ${theme.color.positive};
`;
