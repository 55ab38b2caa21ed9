import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { texts } from '../texts';
import { StripDecisionDialog } from './StripDecisionDialog';
import { StripText } from './StripText';

/** A request that waits: who asked for what, and what the viewer can do about it. */
export function InvitationStrip({ invitation }: { invitation: OpenInvitation }) {
  const [decision, setDecision] = useState<'accept' | 'cancel'>();
  const words = wordsOf(invitation);
  const { direction, isMove } = invitation.kind;
  return (
    <>
      <CalendarClock size={16} aria-hidden />
      <StripText title={words}>{words}</StripText>
      {direction === 'outgoing' ? (
        <Button variant="ghost" size="small" onClick={() => setDecision('cancel')}>
          {texts.cancel}
        </Button>
      ) : isMove ? (
        // Two times are weighed there, and who else wants the new one.
        <ButtonLink to={paths.invitations} variant="soft" size="small">
          {texts.answer}
        </ButtonLink>
      ) : (
        <>
          <Button variant="soft" size="small" onClick={() => setDecision('accept')}>
            {texts.accept}
          </Button>
          <ButtonLink to={`${paths.participant(invitation.user_id)}#meet`} variant="ghost" size="small">
            {texts.otherTime}
          </ButtonLink>
        </>
      )}
      {decision && (
        <StripDecisionDialog decision={decision} invitation={invitation} onClose={() => setDecision(undefined)} />
      )}
    </>
  );
}

function wordsOf({ kind, date, point }: OpenInvitation): string {
  if (kind.direction === 'incoming') return (kind.isMove ? texts.asksToMove : texts.invites)(date, point);
  return (kind.isMove ? texts.askedToMove : texts.invited)(date, point);
}
