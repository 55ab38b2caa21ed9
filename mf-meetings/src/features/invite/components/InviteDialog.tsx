import type { Participant } from 'shared-api/contract';
import type { InviteSlot } from '../common-time/inviteSlot';
import type { CommonTime } from '../common-time/useCommonTime';
import { useInviting } from '../sending/useInviting';
import { InviteDialogView } from './InviteDialogView';

interface InviteDialogProps {
  company: Pick<Participant, 'id' | 'company' | 'avatar'>;
  /** The slot that was pressed. */
  slot: InviteSlot;
  time: CommonTime;
  onClose: () => void;
}

/** The last question before an invitation, with a word to the company (PART-07). It closes when everything has gone. */
export function InviteDialog({ slot, ...rest }: InviteDialogProps) {
  const inviting = useInviting(rest.company.id, slot, rest.onClose);
  return <InviteDialogView {...rest} inviting={inviting} />;
}
