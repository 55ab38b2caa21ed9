import { formatFullDay } from 'shared-api/time';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Stack } from 'shared-ui/Stack';
import { SlotList } from '#parts/slot-list/SlotList';
import type { TodayView } from '../state/todayView';
import { texts } from '../texts';
import { TodayMeetingItem } from './TodayMeetingItem';

interface TomorrowDayProps {
  /** yyyy-MM-dd, Moscow */
  date: string;
  view: Extract<TodayView, { kind: 'day' }>;
}

/** Tomorrow's meetings and slots, once the last slot of today is over (HALL-01). */
export function TomorrowDay({ date, view: { meetings, slots } }: TomorrowDayProps) {
  return (
    <Stack gap={3}>
      <p>{texts.tomorrow(formatFullDay(date))}</p>
      {meetings.length > 0 && (
        <ul aria-label={texts.tomorrowMeetings}>
          {meetings.map((meeting) => (
            <RowBoundary key={meeting.point} item={meeting} own="li">
              <TodayMeetingItem meeting={meeting} />
            </RowBoundary>
          ))}
        </ul>
      )}
      <SlotList slots={slots} aria-label={texts.tomorrowSlots} />
    </Stack>
  );
}
