import Handshake from '@lucide/icons/icons/handshake';
import { styled } from 'styled-components';
import { serverNow } from 'shared-api/clock';
import { paths } from 'shared-api/paths';
import { slotStart } from 'shared-api/time';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Icon } from 'shared-ui/Icon';
import { formatDuration } from 'shared-ui/texts';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { StripText } from './StripText';

interface NextMeetingStripProps {
  /** yyyy-MM-dd, Moscow */
  date: string;
  /** HH:mm */
  point: string;
  /** «Стол 14, зал Б» */
  place: string | undefined;
}

/** Time and place of the next meeting with the company, and a link to its day. */
export function NextMeetingStrip({ date, point, place }: NextMeetingStripProps) {
  const when = texts.meeting(date, point);
  const left = texts.in(formatDuration(slotStart(date, point) - serverNow()));
  const rest = [left, place].filter(Boolean).join(' · ');
  return (
    <>
      <Icon icon={Handshake} size={16} />
      <StripText title={`${when} · ${rest}`}>
        {when} <Left>· {rest}</Left>
      </StripText>
      <ButtonLink to={`${paths.meetings}?date=${date}`} variant="ghost" size="small">
        {texts.open}
      </ButtonLink>
    </>
  );
}

const Left = styled.span`
  color: ${theme.color.textMuted};
`;
