import { memo } from 'react';
import type { Point } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { formatDayHeader, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { AccordionItem } from 'shared-ui/Accordion';
import { DayHeader } from 'shared-ui/DayHeader';
import { gridModeOf } from '../day';
import type { DayTools } from '../dayTools';
import type { CancelledMeeting } from '../meetingRows';
import { texts } from '../texts';
import { DayContent } from './DayContent';
import { DayMenu } from './DayMenu';
import { DaySummaryLine } from './DaySummaryLine';

export interface DayItemProps {
  /** yyyy-MM-dd */
  date: string;
  today: string;
  /** The day's slots with what is still being saved; nothing while they are on their way. */
  points: Point[] | undefined;
  /** How the reading of the slots stands; nothing for days that came with their list. */
  query: Query<Point[]> | undefined;
  /** How many meetings, and how many free slots to come. */
  meetings: number;
  free: number;
  /** The selected slots. */
  selected: readonly string[];
  /** Meetings cancelled in this view, of any day. */
  cancelled: readonly CancelledMeeting[];
  /** The main day stands for itself; the others below their list's heading. */
  isMain: boolean;
  tools: DayTools;
}

/** One day: closed its slots in a line, open the grid and the meetings (MEET-05). Redrawn only when something of it changed. */
export const DayItem = memo(function DayItem({
  date,
  today,
  points,
  query,
  meetings,
  free,
  selected,
  cancelled,
  isMain,
  tools,
}: DayItemProps) {
  const mode = gridModeOf(date, today, tools.isChatOnly);
  const isPast = date < today;
  const meta = isMain && !isPast ? texts.meetingsAndFree(meetings, free) : texts.meetings(meetings);
  return (
    <AccordionItem
      id={date}
      titleLevel={isMain ? 2 : 3}
      title={<DayHeader date={formatDayHeader(date)} zone={MOSCOW_OFFSET_LABEL} />}
      meta={points && meta}
      actions={<DayMenu date={date} points={points} canChange={mode === 'schedule'} tools={tools} />}
      collapsed={points && <DaySummaryLine date={date} points={points} summary={{ meetings, free }} isPast={isPast} />}
    >
      <DayContent
        date={date}
        today={today}
        mode={mode}
        points={points}
        query={query}
        selected={selected}
        cancelled={cancelled}
        tools={tools}
      />
    </AccordionItem>
  );
});
