import { useCallback, useMemo, useState } from 'react';
import type { ActiveEvent } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { useSettings } from 'shared-api/settings';
import { daysBetween, formatFullDay, todayInMoscow } from 'shared-api/time';
import { Accordion } from 'shared-ui/Accordion';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { EmptyState } from 'shared-ui/EmptyState';
import { Stack } from 'shared-ui/Stack';
import type { CancelledMeeting } from '#domain/meeting';
import { listedDays } from '../state/day';
import type { DayTools } from '../state/dayTools';
import { useDayChanges } from '../state/useDayChanges';
import { useDayList } from '../state/useDayList';
import { useDayTools } from '../state/useDayTools';
import { useEventDays } from '../state/useEventDays';
import { useMainDay } from '../state/useMainDay';
import { texts } from '../texts';
import { DayCopyDialog } from './DayCopyDialog';
import { DayItem } from './DayItem';
import { DayList } from './DayList';
import { DayReader } from './DayReader';
import { DaysStrip } from './DaysStrip';
import { NamedMeeting } from './NamedMeeting';

interface DaysBoardProps extends Pick<DayTools, 'isChatOnly' | 'onCancel' | 'onMove' | 'onPrint'> {
  event: ActiveEvent;
  cancelled: readonly CancelledMeeting[];
}

const NOTHING: readonly string[] = [];

/** Day strip, main day, and the lists of the other days with meetings. */
export function DaysBoard({ event, cancelled, ...props }: DaysBoardProps) {
  const today = todayInMoscow();
  const days = useMemo(() => daysBetween(event.datestart, event.dateend), [event]);
  const { mainDay, pickDay: setMainDay, correctDay } = useMainDay(days, today);
  const [isPicked, setIsPicked] = useState(false);
  const future = useDayList('future');
  const past = useDayList('past');
  const changes = useDayChanges();
  const { tools, selection, copying, endCopying } = useDayTools(props, changes.apply);
  const lists = [future.query.data, past.query.data];
  const { calls, onRead, queries, points, summaries } = useEventDays({ today, mainDay, changes, lists });

  const pickDay = useCallback(
    (date: string) => {
      setIsPicked(true);
      setMainDay(date);
    },
    [setMainDay],
  );

  const { meetings = 0, free = 0 } = summaries.get(mainDay) ?? {};
  const hasNoMeetings =
    lists.every((list) => list?.total_count === 0) && [...summaries.values()].every((day) => day.meetings === 0);
  const futureDays = listedDays(future.query.data, cancelled, (date) => date > today && date !== mainDay);
  const pastDays = listedDays(past.query.data, [], (date) => date !== mainDay).toReversed();

  const dayItem = (date: string) => (
    <DayItem
      key={date}
      date={date}
      today={today}
      points={points.get(date)}
      query={queries.get(date)}
      meetings={summaries.get(date)?.meetings ?? 0}
      free={summaries.get(date)?.free ?? 0}
      selected={selection?.date === date ? selection.points : NOTHING}
      cancelled={cancelled}
      isMain={date === mainDay}
      tools={tools}
    />
  );

  return (
    <>
      {/* Mount the main day first, so that it is fetched first. */}
      {[mainDay, ...days.filter((day) => day !== mainDay)].map((day) => (
        <DayReader key={day} date={day} calls={calls} onRead={onRead} />
      ))}
      <NamedMeeting mainDay={mainDay} onFound={correctDay} />
      <DaysStrip days={days} today={today} date={mainDay} summaries={summaries} onPick={pickDay} />
      <span className="visually-hidden" role="status">
        {isPicked && summaries.has(mainDay) && texts.announced(dayName(mainDay), meetings, free)}
      </span>
      <Stack gap={4}>
        <Accordion key={mainDay} defaultOpenItems={[mainDay]}>
          {dayItem(mainDay)}
        </Accordion>
        {hasNoMeetings && <NoMeetings isChatOnly={props.isChatOnly} />}
      </Stack>
      <DayList title={texts.futureDays} list={future} dates={futureDays}>
        {dayItem}
      </DayList>
      <DayList
        title={texts.pastDays}
        list={past}
        dates={pastDays}
        empty={past.query.data?.total_count === 0 ? texts.noPast : texts.noOtherPast}
      >
        {dayItem}
      </DayList>
      {copying !== undefined && (
        <DayCopyDialog
          date={copying}
          points={points.get(copying) ?? []}
          days={days}
          today={today}
          onApply={(copied) => tools.onApply(copying, copied)}
          onClose={endCopying}
        />
      )}
    </>
  );
}

/** «Суббота, 28 ноября» */
function dayName(date: string): string {
  return formatFullDay(date).replace(/ \d{4}$/, '');
}

interface NoMeetingsProps {
  isChatOnly: boolean;
}

/** Empty state without past or future meetings, with a link to the catalogue for companies that hold meetings. */
function NoMeetings({ isChatOnly }: NoMeetingsProps) {
  const hasCatalog = useSettings().data?.catalog_status === true;
  if (isChatOnly) return <EmptyState>{texts.noMeetingsChatOnly}</EmptyState>;
  return (
    <EmptyState action={hasCatalog && <ButtonLink to={paths.catalog}>{texts.openCatalog}</ButtonLink>}>
      {texts.noMeetings}
    </EmptyState>
  );
}
