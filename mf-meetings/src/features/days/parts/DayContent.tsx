import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useEachMinute } from 'shared-api/clock';
import type { MeetingCompany, Point } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { formatDayHeader, isPastSlot } from 'shared-api/time';
import { ErrorState } from 'shared-ui/ErrorState';
import { theme } from 'shared-ui/theme';
import type { CancelledMeeting } from '#domain/meeting';
import { pastSlotView } from '#domain/pastSlot';
import type { SlotGridMode, SlotGridSlot } from '#domain/slotSelection';
import { useKeptRowFocus } from '#state/useKeptRowFocus';
import { useDayCompanies } from '../api/useDayCompanies';
import type { DayTools } from '../state/dayTools';
import { meetingRows } from '../state/meetingRows';
import { useNamedMeeting } from '../state/useNamedMeeting';
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
  const [led, setLed] = useLedRow(companies.data);
  const keptFocus = useKeptRowFocus<HTMLDivElement>();
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
      <ErrorState
        reason={query.reason}
        onRetry={() => void query.reload()}
        isRetrying={query.isLoading}
        code={query.code}
      >
        {texts.meetingsFailed}
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
        <ErrorState
          reason={companies.reason}
          onRetry={() => void companies.reload()}
          isRetrying={companies.isLoading}
          code={companies.code}
        >
          {texts.meetingsFailed}
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

/** The row to mark: of a pressed slot, or of the meeting in the address after its day has loaded. */
function useLedRow(companies: readonly MeetingCompany[] = []) {
  const { key } = useLocation();
  const namedId = useNamedMeeting();
  const [led, setLed] = useState<{ point: string }>();
  const [arrival, setArrival] = useState<string>();
  const named = namedId === undefined ? undefined : companies.find(({ meeting_id }) => meeting_id === namedId);
  if (named && arrival !== key) {
    setArrival(key);
    setLed({ point: named.point });
  }
  return [led, setLed] as const;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(4)};

  &:focus {
    outline: none;
  }
`;
