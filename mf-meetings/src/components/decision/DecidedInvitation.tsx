import type { Invitation } from 'shared-api/contract';
import { InvitationTime } from './InvitationTime';

interface DecidedInvitationProps {
  invitation: Invitation;
}

/** Company and time of the invitation that a dialog asks about. */
export function DecidedInvitation({ invitation }: DecidedInvitationProps) {
  return (
    <div>
      <strong>{invitation.company}</strong>
      <InvitationTime invitation={invitation} />
    </div>
  );
}
