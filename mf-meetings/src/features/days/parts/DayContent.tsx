import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import { useEachMinute } from 'shared-api/clock';
import type { Point } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { formatDayHeader, isPastSlot } from 'shared-api/time';
import { ErrorState } from 'shared-ui/ErrorState';
import type { SlotGridMode, SlotGridSlot } from 'shared-ui/SlotGrid';
import { theme } from 'shared-ui/theme';
import { pastSlotView } from '#domain/pastSlot';
import { useDayCompanies } from '../api/useDayCompanies';
import type { DayTools } from '../state/dayTools';
import { meetingRows, type CancelledMeeting } from '../state/meetingRows';
import { texts } from '../texts';
import { DayEditor } from './DayEditor';
import { DaySkeleton } from './DaySkeleton';
import { MeetingRowList } from './MeetingRowList';

interface DayContentProps {
  date: string;
  today: string;
  mode: SlotGridMode;
  points: Point[] | undefined;
  query: Query<Point[]> | undefined;
  selected: readonly string[];
  cancelled: readonly CancelledMeeting[];
  tools: DayTools;
}

/** An expanded day: the slot grid with one row per meeting below. Clicking a meeting's slot focuses its row. */
export function DayContent({ date, today, mode, points, query, selected, cancelled, tools }: DayContentProps) {
  const companies = useDayCompanies(points?.some(({ status }) => status === 'ASSIGNED') ? date : undefined);
  const [led, setLed] = useState<{ point: string }>();
  const keptFocus = useKeptRowFocus();
  useEachMinute();
  const begun = date === today ? (points ?? []).filter(({ point }) => isPastSlot(date, point)).length : 0;

  const slots = useMemo(
    () =>
      (points ?? []).map(({ point, status }, index): SlotGridSlot => {
        const names = companies.data?.filter((each) => each.point === point).map(({ company }) => company);
        const slot = { point, status, companies: names };
        return index < begun ? { ...pastSlotView(date, slot), isDisabled: true } : slot;
      }),
    [date, points, begun, companies.data],
  );

  if (points === undefined) {
    return query?.error === undefined ? (
      <DaySkeleton of="grid" />
    ) : (
      <ErrorState onRetry={() => void query.reload()} isRetrying={query.isLoading}>
        {texts.meetingsFailed} {query.reason}
      </ErrorState>
    );
  }

  const rows = meetingRows(date, points, companies.data ?? [], cancelled);
  return (
    <Root {...keptFocus}>
      <DayEditor
        date={date}
        slots={slots}
        mode={mode}
        selected={selected}
        tools={tools}
        onOpenAssigned={({ point }) => setLed({ point })}
      />
      {companies.isLoading && <DaySkeleton of={{ rows: rows.length }} />}
      {companies.error !== undefined && companies.data === undefined && (
        <ErrorState onRetry={() => void companies.reload()} isRetrying={companies.isLoading}>
          {texts.meetingsFailed} {companies.reason}
        </ErrorState>
      )}
      {!companies.isLoading && rows.length > 0 && (companies.data !== undefined || companies.error === undefined) && (
        <MeetingRowList
          rows={rows}
          canCancel={date >= today}
          canMove={date >= today && !tools.isChatOnly}
          led={led}
          onLedEnd={() => setLed(undefined)}
          tools={tools}
          aria-label={texts.meetingsOf(formatDayHeader(date))}
        />
      )}
    </Root>
  );
}

/**
 * Keeps the focus when the focused control is removed, e.g. with a cancelled meeting: moves it to its row, else the
 * next row, else the last, else the day.
 */
function useKeptRowFocus() {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<{ control: Element; point: string } | null>(null);

  useLayoutEffect(() => {
    if (!last.current || last.current.control.isConnected || document.activeElement !== document.body) return;
    const { point } = last.current;
    last.current = null;
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-focus-row]') ?? [])];
    const next = rows.find((row) => (row.dataset.focusRow ?? '') >= point) ?? rows.at(-1);
    (next ?? root.current)?.focus();
  });

  return {
    ref: root,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-focus-row]');
      last.current = row ? { control: target, point: row.dataset.focusRow ?? '' } : null;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Moved by the user. When a focused control is removed, relatedTarget is null.
      if (relatedTarget) last.current = null;
    },
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(4)};

  &:focus {
    outline: none;
  }
`;
