import type { Invitation } from 'shared-api/contract';
import { InvitationTime } from './InvitationTime';

interface DecidedInvitationProps {
  invitation: Invitation;
}

/** What a question about a decision is about. */
export function DecidedInvitation({ invitation }: DecidedInvitationProps) {
  return (
    <div>
      <strong>{invitation.company}</strong>
      <InvitationTime invitation={invitation} />
    </div>
  );
}
