import type { Participant } from 'shared-api/contract';
import type { InviteSlot } from '../common-time/inviteSlot';
import type { CommonTime } from '../common-time/useCommonTime';
import { useInviting } from '../sending/useInviting';
import { InviteDialogView } from './InviteDialogView';

interface InviteDialogProps {
  company: Pick<Participant, 'id' | 'company' | 'avatar'>;
  slot: InviteSlot;
  time: CommonTime;
  onClose: () => void;
}

/** Confirms an invitation, with an optional note to the company (PART-07). Closes when both have been sent. */
export function InviteDialog({ slot, ...rest }: InviteDialogProps) {
  const inviting = useInviting(rest.company.id, slot, rest.onClose);
  return <InviteDialogView {...rest} inviting={inviting} />;
}
