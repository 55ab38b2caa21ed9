import Handshake from '@lucide/icons/icons/handshake';
import { styled } from 'styled-components';
import { serverNow } from 'shared-api/clock';
import type { MeetingCompany } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Icon } from 'shared-ui/Icon';
import { formatDuration } from 'shared-ui/texts';
import { theme } from 'shared-ui/theme';
import { expectedStart, type Meeting } from '#domain/meeting';
import { placesOf } from '#domain/meetingPlace';
import { MeetingArrival } from '#parts/MeetingArrival';
import { texts } from '../texts';
import { StripText } from './StripText';

interface NextMeetingStripProps {
  /** With this company alone. */
  meeting: Meeting;
  company: MeetingCompany;
}

/** Time and place of the next or present meeting with the company, what both say of it, and a link to its day. */
export function NextMeetingStrip({ meeting, company }: NextMeetingStripProps) {
  const { date, point } = meeting;
  const when = texts.meeting(date, point);
  const left = expectedStart(meeting) - serverNow();
  const rest = [left > 0 ? texts.in(formatDuration(left)) : texts.running, placesOf([company])]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <Icon icon={Handshake} size={16} />
      <StripText title={`${when} · ${rest}`}>
        {when} <Left>· {rest}</Left>
      </StripText>
      <ButtonLink to={`${paths.meetings}?date=${date}`} variant="ghost" size="small">
        {texts.open}
      </ButtonLink>
      <MeetingArrival meeting={meeting} company={company} />
    </>
  );
}

const Left = styled.span`
  color: ${theme.color.textMuted};
`;
