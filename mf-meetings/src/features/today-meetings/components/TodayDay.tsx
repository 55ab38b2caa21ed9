import { styled } from 'styled-components';
import { formatDate, formatDayHeader, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { EmptyState } from 'shared-ui/EmptyState';
import { SlotList } from 'shared-ui/SlotList';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';
import type { TodayView } from '../todayView';
import { TodayMeetingItem } from './TodayMeetingItem';

interface TodayDayProps {
  /** yyyy-MM-dd, Moscow */
  today: string;
  view: TodayView;
}

/** Today's slots and meetings, or why there are none. */
export function TodayDay({ today, view }: TodayDayProps) {
  switch (view.kind) {
    case 'outside-event':
      return (
        <EmptyState>
          {texts.outsideEvent}{' '}
          {view.event && texts.eventDays(formatDate(view.event.datestart), formatDate(view.event.dateend))}
        </EmptyState>
      );
    case 'all-blocked':
      return <EmptyState>{texts.allBlocked}</EmptyState>;
    case 'day':
      return (
        <Stack gap={3}>
          <p>
            {formatDayHeader(today)} <Offset>{MOSCOW_OFFSET_LABEL}</Offset>
          </p>
          <SlotList slots={view.slots} aria-label={texts.slots} />
          {view.meetings.length > 0 && (
            <ul aria-label={texts.meetings}>
              {view.meetings.map((meeting) => (
                <TodayMeetingItem key={meeting.point} meeting={meeting} />
              ))}
            </ul>
          )}
        </Stack>
      );
  }
}

const Offset = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
