import { useCallback, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { describeError } from 'shared-api/client';
import { placeWords } from 'shared-api/meetings';
import { isPastSlot } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { usePlaceMeetings } from '../api/usePlaceMeetings';
import { filterDay, type DayMeeting, type MeetingsDay, type Refusal } from '../domain/dayMeeting';
import type { MeetingAction, PendingAction } from '../state/meetingActions';
import type { useMeetingsAddress } from '../state/useMeetingsAddress';
import { useSelection } from '../state/useSelection';
import { texts } from '../texts';
import { MeetingDialogs } from './MeetingDialogs';
import { MeetingGrid } from './MeetingGrid';
import { MeetingListSlot } from './MeetingListSlot';
import { MeetingSelectionBar } from './MeetingSelectionBar';
import { RefusalsAlert } from './RefusalsAlert';

interface MeetingsDayViewProps {
  day: MeetingsDay;
  days: readonly string[];
  today: string;
  address: ReturnType<typeof useMeetingsAddress>;
  hasGrid: boolean;
  /** «Назначить столы» was pressed. */
  isAssigning: boolean;
  onAssigned: () => void;
}

/** The meetings of a day as list or grid, with the dialogs that change them. */
export function MeetingsDayView({ day, days, today, address, hasGrid, isAssigning, onAssigned }: MeetingsDayViewProps) {
  const { filter, resetFilter } = address;
  const placeMeetings = usePlaceMeetings();
  const [pending, setPending] = useState<PendingAction>();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isClearing, setIsClearing] = useState(false);
  const slots = filterDay(day, filter);
  // Meetings that have begun are only looked at.
  const open = slots.filter(({ point }) => !isPastSlot(day.date, point)).flatMap(({ meetings }) => meetings);
  const { selected, select, selectAll, clear } = useSelection(open.map(({ id }) => id));
  const chosen = open.filter(({ id }) => selected.has(id));
  const places = useMemo(() => new Map(day.places.map((place) => [place.id, placeWords(place)])), [day.places]);

  const clearPlaces = useCallback(
    async (meetings: readonly DayMeeting[]) => {
      setIsClearing(true);
      try {
        const answer = await placeMeetings(meetings, null);
        setRefused(answer.refused);
        if (answer.done > 0) toast.success(texts.placeCleared(answer.done));
        clear();
      } catch (error) {
        toast.danger(texts.failed(describeError(error)));
      }
      setIsClearing(false);
    },
    [placeMeetings, clear],
  );
  const onAction = useCallback(
    (kind: MeetingAction, meeting: DayMeeting) => {
      if (kind === 'clear-place') void clearPlaces([meeting]);
      else if (kind === 'move' || kind === 'cancel') setPending({ kind, meeting });
      else setPending({ kind, meetings: [meeting] });
    },
    [clearPlaces],
  );

  if (day.slots.length === 0) return <EmptyState>{texts.none}</EmptyState>;
  return (
    <Stack gap={4}>
      {refused.length > 0 && <RefusalsAlert refused={refused} day={day} onClose={() => setRefused([])} />}
      {hasGrid && <MeetingGrid day={day} onRefused={setRefused} />}
      {!hasGrid && slots.length === 0 && (
        <EmptyState
          action={
            <Button variant="secondary" onClick={resetFilter}>
              {texts.resetFilter}
            </Button>
          }
        >
          {texts.nothingFound}
        </EmptyState>
      )}
      {!hasGrid && slots.length > 0 && (
        <List>
          {slots.map((slot) => (
            <MeetingListSlot
              key={slot.point}
              slot={slot}
              places={places}
              selected={selected}
              onSelect={select}
              onAction={isPastSlot(day.date, slot.point) ? undefined : onAction}
            />
          ))}
        </List>
      )}
      {!hasGrid && chosen.length > 0 && (
        <MeetingSelectionBar
          selected={chosen.length}
          total={open.length}
          isBusy={isClearing}
          onSelectAll={selectAll}
          onClear={clear}
          onPlace={() => setPending({ kind: 'place', meetings: chosen })}
          onLink={() => setPending({ kind: 'link', meetings: chosen })}
          onClearPlace={() => void clearPlaces(chosen)}
        />
      )}
      <MeetingDialogs
        pending={isAssigning ? { kind: 'assign' } : pending}
        day={day}
        days={days}
        today={today}
        onDone={(left) => {
          setRefused(left);
          clear();
        }}
        onClose={() => {
          setPending(undefined);
          onAssigned();
        }}
      />
    </Stack>
  );
}

const List = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;
