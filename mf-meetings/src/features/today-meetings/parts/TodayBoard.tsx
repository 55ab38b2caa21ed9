import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { EmptyState } from 'shared-ui/EmptyState';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Loaded } from 'shared-ui/Loaded';
import { Stack } from 'shared-ui/Stack';
import { freeRangesOf } from '#domain/freeRanges';
import type { TodayMeeting } from '../state/todayView';
import { useToday, type Today } from '../state/useToday';
import { texts } from '../texts';
import { KeepDaySwitch } from './KeepDaySwitch';
import { TodayDay } from './TodayDay';
import { TodayLead } from './TodayLead';
import { TodayMeetingItem } from './TodayMeetingItem';
import { TodaySkeleton } from './TodaySkeleton';
import { TodayWaiting } from './TodayWaiting';
import { TomorrowLine } from './TomorrowLine';

/** The day in the hall, in one column: the next meeting, the other ones, open requests and new messages, tomorrow (DAY-01). */
export function TodayBoard() {
  const { query, isRestSettled, today } = useToday({ wantsTomorrow: true });
  return (
    <Column>
      <Loaded query={query} skeleton={<TodaySkeleton />} failed={texts.loadFailed}>
        {() => (isRestSettled && today ? <Day today={today} /> : <TodaySkeleton />)}
      </Loaded>
    </Column>
  );
}

function Day({ today: { date, points, view, tomorrow } }: { today: Today }) {
  const meetings = view.kind === 'day' ? view.meetings : [];
  const lead = meetings.find(({ phase }) => phase.kind === 'running' || phase.kind === 'next');
  const others = meetings.filter((meeting) => meeting !== lead);
  const isPast = ({ phase }: TodayMeeting) => phase.kind === 'past';
  const next = tomorrow?.view.kind === 'day' && (
    <TomorrowLine date={tomorrow.date} meetings={tomorrow.view.meetings} isOpen={tomorrow.isLeading} />
  );
  return (
    <Stack gap={4}>
      {tomorrow?.isLeading && next}
      {view.kind !== 'day' && <TodayDay date={date} view={view} />}
      {view.kind === 'day' && meetings.length === 0 && (
        <EmptyState
          action={
            <ButtonLink variant="secondary" to={paths.catalog}>
              {texts.whoIsFree}
            </ButtonLink>
          }
        >
          {[texts.none, texts.free(freeRangesOf({ date, points: freeOf(points) }))].filter(Boolean).join(' ')}
        </EmptyState>
      )}
      {lead && <TodayLead meeting={lead} />}
      {others.length > 0 && (
        <ul aria-label={texts.otherMeetings}>
          {[...others.filter((meeting) => !isPast(meeting)), ...others.filter(isPast)].map((meeting) => (
            <RowBoundary key={meeting.point} item={meeting} own="li">
              <TodayMeetingItem meeting={plain(meeting)} />
            </RowBoundary>
          ))}
        </ul>
      )}
      <TodayWaiting />
      {!tomorrow?.isLeading && next}
      <KeepDaySwitch />
    </Stack>
  );
}

const freeOf = (points: Today['points']) =>
  points.filter(({ status }) => status === 'AVAILABLE').map(({ point }) => point);

/** The countdown stands above, also of a meeting after the current one. */
function plain(meeting: TodayMeeting): TodayMeeting {
  return meeting.phase.kind === 'next' ? { ...meeting, phase: { kind: 'later' } } : meeting;
}

/* One column at all widths. Buttons are pressed while walking, with one thumb. */
const Column = styled.div`
  max-width: 640px;

  a,
  button {
    min-height: 48px;
  }
`;
