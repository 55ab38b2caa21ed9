import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { theme } from 'shared-ui/theme';
import type { TodayMeeting } from '../state/todayView';
import { texts } from '../texts';
import { TodayMeetingItem } from './TodayMeetingItem';

interface TomorrowLineProps {
  /** yyyy-MM-dd, Moscow */
  date: string;
  meetings: readonly TodayMeeting[];
  /** Lists the meetings below: today is over. */
  isOpen: boolean;
}

/** «Завтра: 3 встречи, первая в 10:00», a link to that day. */
export function TomorrowLine({ date, meetings, isOpen }: TomorrowLineProps) {
  const sorted = meetings.toSorted((one, other) => one.point.localeCompare(other.point));
  return (
    <section>
      <Line>
        <Way to={paths.meetingDay(date)}>{texts.tomorrowInShort(sorted.length, sorted[0]?.point)}</Way>
      </Line>
      {isOpen && sorted.length > 0 && (
        <ul aria-label={texts.tomorrowMeetings}>
          {sorted.map((meeting) => (
            <RowBoundary key={meeting.point} item={meeting} own="li">
              <TodayMeetingItem meeting={{ ...meeting, phase: { kind: 'later' } }} />
            </RowBoundary>
          ))}
        </ul>
      )}
    </section>
  );
}

const Line = styled.h2`
  font-size: ${theme.text.body};
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
`;
