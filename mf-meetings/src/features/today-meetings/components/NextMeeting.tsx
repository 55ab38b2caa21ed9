import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { formatSlotDay } from 'shared-api/time';
import { media, theme } from 'shared-ui/theme';
import { useMeetingDays, type MeetingDays } from '#api/useMeetingDays';
import { texts } from '../texts';

/** Link to the day of the first meeting after today; renders null while loading or without such a meeting. */
export function NextMeeting() {
  const next = firstOf(useMeetingDays('future', 1).data);
  if (!next) return null;
  return (
    <Root to={`${paths.meetings}?date=${next.date}`}>{texts.next(`${formatSlotDay(next.date)}, ${next.point}`)}</Root>
  );
}

function firstOf(days: MeetingDays | undefined): { date: string; point: string } | undefined {
  const [first] = Object.entries(days?.meetings ?? {}).toSorted(([one], [other]) => one.localeCompare(other));
  const point = first?.[1].find(({ status }) => status === 'ASSIGNED')?.point;
  return first && point !== undefined ? { date: first[0], point } : undefined;
}

const Root = styled(Link)`
  ${media.narrow} {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.control.height};
  }
`;
