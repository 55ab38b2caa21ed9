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
  /** The day's slots including unsaved changes; undefined while they load. */
  points: Point[] | undefined;
  /** Undefined for days whose slots arrived with a list. */
  query: Query<Point[]> | undefined;
  /** Number of meetings and of upcoming free slots. */
  meetings: number;
  free: number;
  selected: readonly string[];
  /** Meetings cancelled in this view, on any day. */
  cancelled: readonly CancelledMeeting[];
  /** The main day has a level-2 heading; the others are below the heading of their list. */
  isMain: boolean;
  tools: DayTools;
}

/**
 * One day of the accordion: a summary line when collapsed, grid and meetings when expanded (MEET-05). Memoised, because
 * a page shows many days.
 */
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
