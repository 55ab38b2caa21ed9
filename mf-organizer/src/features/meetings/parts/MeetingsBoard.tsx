import { useState } from 'react';
import type { ActiveEvent } from 'shared-api/contract';
import { useOverview } from 'shared-api/organizer';
import { daysBetween, todayInMoscow } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { DayStrip } from 'shared-ui/DayStrip';
import { Loaded } from 'shared-ui/Loaded';
import { Page } from 'shared-ui/page';
import { PrintSheets, usePrinting } from 'shared-ui/PrintSheets';
import { Stack } from 'shared-ui/Stack';
import { query, useMediaQuery } from 'shared-ui/theme';
import { useMeetingsDay } from '../api/useMeetingsDay';
import { busiestSlot, type MeetingsDay } from '../domain/dayMeeting';
import type { SheetsPart } from '../state/printedSheets';
import { useMeetingsAddress } from '../state/useMeetingsAddress';
import { texts } from '../texts';
import { MeetingsDayView } from './MeetingsDayView';
import { MeetingsFilters } from './MeetingsFilters';
import { MeetingSheets } from './MeetingSheets';
import { MeetingsSkeleton } from './MeetingsSkeleton';
import { PrintMenu } from './PrintMenu';

interface MeetingsBoardProps {
  event: ActiveEvent;
  /** Opens the list of all places. */
  onPlaces: () => void;
}

/** Meetings of the event by day: strip of days, filters, list or grid, assignment and print (ORG-05). */
export function MeetingsBoard({ event, onPlaces }: MeetingsBoardProps) {
  const days = daysBetween(event.datestart, event.dateend);
  const today = todayInMoscow();
  const address = useMeetingsAddress(days, today);
  const { date, view, setDate } = address;
  const isPhone = useMediaQuery(query.phone);
  const day = useMeetingsDay(date);
  const counts = useOverview().data?.meetings_by_day;
  const [isAssigning, setIsAssigning] = useState(false);
  const { print, chosen } = usePrinting<SheetsPart>();
  const isOver = date < today;

  return (
    <Page
      title={texts.title}
      lead={day.data ? isOver ? texts.dayIsOver : <Need day={day.data} /> : '\u00a0'}
      actions={
        <>
          <Button variant="secondary" onClick={onPlaces}>
            {texts.places}
          </Button>
          {!isOver && (
            <Button disabled={!day.data || day.data.slots.length === 0} onClick={() => setIsAssigning(true)}>
              {texts.assign}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <DayStrip
          days={days.map((each) => {
            const agreed = counts?.find((count) => count.date === each)?.agreed ?? 0;
            return { day: each, ...(agreed > 0 && { marks: agreed, marksText: texts.meetings(agreed) }) };
          })}
          today={today}
          selected={[date]}
          onSelectionChange={([next]) => next !== undefined && setDate(next)}
          aria-label={texts.days}
        />
        <Cluster justify="space-between" gap={3}>
          <MeetingsFilters address={address} counts={day.data?.counts} isPhone={isPhone} />
          {day.data && <PrintMenu day={day.data} onPrint={print} />}
        </Cluster>
        <Loaded query={day} skeleton={<MeetingsSkeleton />} failed={texts.loadFailed}>
          {(loaded) => (
            <MeetingsDayView
              key={date}
              day={loaded}
              days={days}
              today={today}
              address={address}
              hasGrid={view === 'tables' && !isPhone}
              isAssigning={isAssigning}
              onAssigned={() => setIsAssigning(false)}
            />
          )}
        </Loaded>
        <PrintSheets>
          {() => {
            const printed = chosen();
            return printed && <MeetingSheets {...printed} date={date} />;
          }}
        </PrintSheets>
      </Stack>
    </Page>
  );
}

/** «Столы: 40 · нужно до 38 в 12:00» */
function Need({ day }: { day: MeetingsDay }) {
  const tables = day.places.filter(({ is_active, kind }) => is_active && kind !== 'stand').length;
  const busiest = busiestSlot(day);
  return (
    <>
      {busiest
        ? `${texts.tableCount(tables)} · ${texts.need(busiest.meetings, busiest.point)}. ${texts.advice}`
        : texts.tableCount(tables)}
    </>
  );
}
