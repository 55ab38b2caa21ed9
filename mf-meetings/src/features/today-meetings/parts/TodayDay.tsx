import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { formatDate, formatDayHeader, formatSlotDay, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { EmptyState } from 'shared-ui/EmptyState';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import { useMeetingDays, type MeetingDays } from '#api/useMeetingDays';
import { SlotList } from '#parts/slot-list/SlotList';
import { isOver, type TodayView } from '../state/todayView';
import { texts } from '../texts';
import { TodayMeetingItem } from './TodayMeetingItem';

interface TodayDayProps {
  /** yyyy-MM-dd, Moscow */
  date: string;
  view: TodayView;
}

/** Today's meetings and slots, or the reason for an empty day. */
export function TodayDay({ date, view }: TodayDayProps) {
  switch (view.kind) {
    case 'chat-only':
      return (
        <EmptyState>
          {texts.chatOnly} <InlineLink to={`${paths.profileEdit}#meetings`}>{texts.change}</InlineLink>
        </EmptyState>
      );
    case 'outside-event':
      return (
        <EmptyState>
          {[
            texts.outsideEvent,
            view.event && texts.eventDays(formatDate(view.event.datestart), formatDate(view.event.dateend)),
          ]
            .filter(Boolean)
            .join(' ')}{' '}
          <NextMeeting />
        </EmptyState>
      );
    case 'all-blocked':
      return (
        <EmptyState>
          {texts.allBlocked} <NextMeeting />
        </EmptyState>
      );
    case 'day':
      return (
        <Stack gap={3}>
          <p>
            {formatDayHeader(date)} <Offset>{MOSCOW_OFFSET_LABEL}</Offset>
          </p>
          {isOver(view.meetings) && (
            <p>
              {view.meetings.length > 0 ? texts.over : texts.none} <NextMeeting />
            </p>
          )}
          {view.meetings.length > 0 && (
            <ul aria-label={texts.meetings}>
              {view.meetings.map((meeting) => (
                <RowBoundary key={meeting.point} item={meeting} own="li">
                  <TodayMeetingItem meeting={meeting} />
                </RowBoundary>
              ))}
            </ul>
          )}
          {/* The list above names the companies. */}
          {view.slots.length > 0 && <SlotList slots={view.slots} aria-label={texts.slots} />}
        </Stack>
      );
  }
}

/** Link to the day of the first meeting after today; renders null while loading or without such a meeting. */
function NextMeeting() {
  const next = firstOf(useMeetingDays('future', 1).data);
  if (!next) return null;
  return (
    <InlineLink to={`${paths.meetings}?date=${next.date}`}>
      {texts.next(`${formatSlotDay(next.date)}, ${next.point}`)}
    </InlineLink>
  );
}

function firstOf(days: MeetingDays | undefined): { date: string; point: string } | undefined {
  const [first] = Object.entries(days?.meetings ?? {}).toSorted(([one], [other]) => one.localeCompare(other));
  const point = first?.[1].find(({ status }) => status === 'ASSIGNED')?.point;
  return first && point !== undefined ? { date: first[0], point } : undefined;
}

const Offset = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const InlineLink = styled(Link)`
  ${media.narrow} {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.control.height};
  }
`;
