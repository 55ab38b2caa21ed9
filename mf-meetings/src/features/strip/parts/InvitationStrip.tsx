import CalendarClock from '@lucide/icons/icons/calendar-clock';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Icon } from 'shared-ui/Icon';
import { useQueued } from '#api/meetingQueue';
import type { OpenInvitation } from '#api/useOpenInvitations';
import type { InvitationDecision } from '#domain/invitationStatus';
import { QueuedLine } from '#parts/QueuedLine';
import { texts } from '../texts';
import { StripText } from './StripText';

interface InvitationStripProps {
  invitation: OpenInvitation;
  /** Called before the decision is confirmed. */
  onDecide: (decision: InvitationDecision) => void;
}

/** An open invitation in one line, with the actions of the current user. */
export function InvitationStrip({ invitation, onDecide }: InvitationStripProps) {
  const words = wordsOf(invitation);
  const { direction, isMove } = invitation.kind;
  const queued = useQueued('answer', invitation.user_id, invitation.id);
  return (
    <>
      <Icon icon={CalendarClock} size={16} />
      <StripText title={words}>{words}</StripText>
      {queued?.isHeld ? (
        <QueuedLine queued={queued} />
      ) : direction === 'outgoing' ? (
        <Button variant="ghost" size="small" onClick={() => onDecide('cancel')}>
          {texts.cancel}
        </Button>
      ) : isMove ? (
        // That page compares both times and shows competing invitations.
        <ButtonLink to={paths.invitations} variant="soft" size="small">
          {texts.answer}
        </ButtonLink>
      ) : (
        <>
          <Button variant="soft" size="small" onClick={() => onDecide('accept')}>
            {texts.accept}
          </Button>
          <ButtonLink to={`${paths.participant(invitation.user_id)}#meet`} variant="ghost" size="small">
            {texts.otherTime}
          </ButtonLink>
        </>
      )}
    </>
  );
}

function wordsOf({ kind, date, point }: OpenInvitation): string {
  if (kind.direction === 'incoming') return (kind.isMove ? texts.asksToMove : texts.invites)(date, point);
  return (kind.isMove ? texts.askedToMove : texts.invited)(date, point);
}
