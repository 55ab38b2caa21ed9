import { memo } from 'react';
import { styled } from 'styled-components';
import type { Point } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { formatDayHeader, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { AccordionItem } from 'shared-ui/Accordion';
import { media, theme } from 'shared-ui/theme';
import { meetingsOf, type CancelledMeeting } from '#domain/meeting';
import { pastSlotView } from '#domain/pastSlot';
import { DayHeader } from '#parts/DayHeader';
import { SlotBar } from '#parts/SlotBar';
import { useDayCompanies } from '../api/useDayCompanies';
import { gridModeOf, type DaySummary } from '../state/day';
import type { DayTools } from '../state/dayTools';
import { texts } from '../texts';
import { DayContent } from './DayContent';
import { DayMenu } from './DayMenu';

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
  /** Meetings cancelled on this page, on any day. */
  cancelled: readonly CancelledMeeting[];
  /** The main day has a level-2 heading; the others are below the heading of their list. */
  isMain: boolean;
  tools: DayTools;
}

interface DaySummaryLineProps {
  date: string;
  points: readonly Point[];
  summary: DaySummary;
  /** Past days do not show their free slots. */
  isPast: boolean;
  isToday: boolean;
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
      collapsed={
        points && (
          <DaySummaryLine
            date={date}
            points={points}
            summary={{ meetings, free }}
            isPast={isPast}
            isToday={date === today}
          />
        )
      }
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

/** A collapsed day: a bar of its slots and a summary in one line. */
function DaySummaryLine({ date, points, summary, isPast, isToday }: DaySummaryLineProps) {
  const companies = useDayCompanies(summary.meetings > 0 ? date : undefined);
  const meetings = meetingsOf(date, points, companies.data ?? []);
  return (
    <>
      <SlotBar slots={isToday ? points.map((slot) => pastSlotView(date, slot)) : points} />
      <Sentence>
        {meetings.length === 0 && <span>{texts.noMeetingsThatDay}</span>}
        {meetings.map(({ point, companies: met }, index) => (
          <span key={point}>
            {index > 0 && <span>, </span>}
            <span>{point}</span>
            <Names>{met.length > 0 && ` ${met.map(({ company }) => company).join(', ')}`}</Names>
          </span>
        ))}
        {!isPast && <span>{` · ${texts.free(summary.free)}`}</span>}
      </Sentence>
    </>
  );
}

const Sentence = styled.p`
  margin-top: ${theme.space(1)};
  overflow: hidden;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/* Phones have too little room: times are more useful than truncated names. */
const Names = styled.span`
  ${media.phone} {
    display: none;
  }
`;
