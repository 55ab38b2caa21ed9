import CalendarClock from 'lucide-react/icons/calendar-clock';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import type { OpenInvitation } from '#api/useOpenInvitations';
import type { InvitationDecision } from '#domain/invitationStatus';
import { texts } from '../texts';
import { StripText } from './StripText';

interface InvitationStripProps {
  invitation: OpenInvitation;
  /** A decision was pressed; it has yet to be confirmed. */
  onDecide: (decision: InvitationDecision) => void;
}

/** A request that waits: who asked for what, and what the viewer can do about it. */
export function InvitationStrip({ invitation, onDecide }: InvitationStripProps) {
  const words = wordsOf(invitation);
  const { direction, isMove } = invitation.kind;
  return (
    <>
      <CalendarClock size={16} aria-hidden />
      <StripText title={words}>{words}</StripText>
      {direction === 'outgoing' ? (
        <Button variant="ghost" size="small" onClick={() => onDecide('cancel')}>
          {texts.cancel}
        </Button>
      ) : isMove ? (
        // Two times are weighed there, and who else wants the new one.
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
