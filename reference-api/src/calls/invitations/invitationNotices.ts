import type { invitations } from '#platform/database/schema.ts';
import type { NewNotice } from '../notices/writeNotices.ts';

type Invitation = Omit<typeof invitations.$inferSelect, 'answered_at' | 'created_at' | 'status'>;
type Kind =
  'invitation' | 'move_asked' | 'accepted' | 'move_accepted' | 'declined' | 'move_declined' | 'withdrawn' | 'fell';

/** Kinds that the recipient of the invitation gets; the others go to its sender. */
const TO_RECIPIENT: readonly Kind[] = ['invitation', 'move_asked', 'withdrawn'];

/** The notice about an invitation for the other side of the one who acted. */
export function invitationNotice(kind: Kind, invitation: Invitation): NewNotice {
  const { id, sender_id, recipient_id, date, point, from_date, from_point, meeting_id, text, reason } = invitation;
  const isToRecipient = TO_RECIPIENT.includes(kind);
  return {
    user_id: isToRecipient ? recipient_id : sender_id,
    kind,
    key: `${kind}:${id}`,
    actor_id: isToRecipient ? sender_id : recipient_id,
    invitation_id: id,
    meeting_id,
    date,
    point,
    from_date,
    from_point,
    text:
      kind === 'declined' || kind === 'move_declined'
        ? reason
        : kind === 'invitation' || kind === 'move_asked'
          ? text
          : null,
  };
}

/** The notices for both sides of an invitation that ends without an answer or has become impossible. */
export function fellNotices(
  invitation: Invitation,
  cause: 'taken' | 'left' | 'event' | 'unanswered' = 'taken',
): NewNotice[] {
  const data = { cause };
  const notice = { ...invitationNotice('fell', invitation), data };
  return [notice, { ...notice, user_id: invitation.recipient_id, actor_id: invitation.sender_id }];
}
