import LinkIcon from '@lucide/icons/icons/link';
import Mail from '@lucide/icons/icons/mail';
import Phone from '@lucide/icons/icons/phone';
import { styled } from 'styled-components';
import { outcome } from 'shared-api/client';
import { useEachMinute } from 'shared-api/clock';
import type { Participant } from 'shared-api/contract';
import { useEvent } from 'shared-api/event';
import { noMeetingText, whyNoMeeting, type NoMeeting } from 'shared-api/meeting-rules';
import { paths } from 'shared-api/paths';
import { todayInMoscow } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { CopyButton } from 'shared-ui/CopyButton';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { WishToggle } from './WishToggle';

interface ParticipantActionsProps {
  /** The current user; undefined in the owner's preview. */
  viewer: Participant | undefined;
  profile: Participant;
  /** A meeting with the company is agreed: to write is then the more likely wish. */
  hasMeeting: boolean;
  onMeet: () => void;
}

/** All actions of a participant's page; an unavailable one explains why. */
export function ParticipantActions({ viewer, profile, hasMeeting, onMeet }: ParticipantActionsProps) {
  const noMeeting = useWhyNoMeeting(viewer, profile);
  const isWritingFirst = noMeeting !== undefined || hasMeeting;
  const { id, phone, email } = profile;
  return (
    <Rows aria-label={texts.actions}>
      <Button
        isWide
        variant={isWritingFirst ? 'secondary' : 'primary'}
        reason={noMeeting && reasonOf(noMeeting)}
        onClick={onMeet}
      >
        {texts.meet}
      </Button>
      <Line>
        <Write variant={isWritingFirst ? 'primary' : 'secondary'} to={paths.chatWith(id)}>
          {texts.writeMessage}
        </Write>
        <CopyButton
          text={`${window.location.origin}${paths.participant(id)}`}
          aria-label={texts.copyLink}
          icon={<Icon icon={LinkIcon} size={20} />}
        />
        {phone && (
          <IconLink variant="ghost" href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={texts.call(phone)}>
            <Icon icon={Phone} size={20} />
          </IconLink>
        )}
        {email && (
          <IconLink variant="ghost" href={`mailto:${email}`} aria-label={texts.mail(email)}>
            <Icon icon={Mail} size={20} />
          </IconLink>
        )}
      </Line>
      {viewer && !hasMeeting && (!noMeeting || noMeeting.kind === 'too-early') && <WishToggle id={id} />}
    </Rows>
  );
}

/**
 * Why this company cannot be invited now. Undefined when it can, and while the event is not loaded: the calendar shows
 * that error itself.
 * @param viewer undefined in the preview of the own page
 */
function useWhyNoMeeting(viewer: Participant | undefined, target: Participant): NoMeeting | undefined {
  useEachMinute();
  const { data: event, error } = useEvent();
  if (!event && outcome(error) !== 'not-found') return undefined;
  return whyNoMeeting({ viewer, target, event, today: todayInMoscow() });
}

function reasonOf(noMeeting: NoMeeting) {
  const text = noMeetingText(noMeeting);
  return noMeeting.kind === 'viewer-chat-only'
    ? { text, to: `${paths.profileEdit}#meetings`, linkText: texts.openProfile }
    : text;
}

const Rows = styled.section`
  display: grid;
  gap: ${theme.space(3)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
`;

const Write = styled(ButtonLink)`
  flex: 1;
`;

const IconLink = styled(ButtonLink)`
  width: ${theme.control.height};
  padding: 0;
`;
