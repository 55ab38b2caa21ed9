import LinkIcon from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { styled } from 'styled-components';
import type { Participant } from 'shared-api/contract';
import { noMeetingText, type NoMeeting } from 'shared-api/meeting-rules';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { CopyButton } from 'shared-ui/CopyButton';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { useWhyNoMeeting } from '../useWhyNoMeeting';

interface ParticipantActionsProps {
  /** Who looks at the page; undefined for anybody, in the owner's preview. */
  viewer: Participant | undefined;
  profile: Participant;
  /** The viewer wants to meet this company. */
  onMeet: () => void;
}

/** What can be done with a company from its page, all in one place; what is not possible says why. */
export function ParticipantActions({ viewer, profile, onMeet }: ParticipantActionsProps) {
  const noMeeting = useWhyNoMeeting(viewer, profile);
  const { id, phone, email } = profile;
  return (
    <Rows aria-label={texts.actions}>
      <Button
        isWide
        variant={noMeeting ? 'secondary' : 'primary'}
        reason={noMeeting && reasonOf(noMeeting)}
        onClick={onMeet}
      >
        {texts.meet}
      </Button>
      <Line>
        <Write variant={noMeeting ? 'primary' : 'secondary'} to={paths.chatWith(id)}>
          {texts.writeMessage}
        </Write>
        <CopyButton
          text={`${window.location.origin}${paths.participant(id)}`}
          aria-label={texts.copyLink}
          icon={<LinkIcon size={20} aria-hidden />}
        />
        {phone && (
          <IconLink variant="ghost" href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={texts.call(phone)}>
            <Phone size={20} aria-hidden />
          </IconLink>
        )}
        {email && (
          <IconLink variant="ghost" href={`mailto:${email}`} aria-label={texts.mail(email)}>
            <Mail size={20} aria-hidden />
          </IconLink>
        )}
      </Line>
    </Rows>
  );
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
