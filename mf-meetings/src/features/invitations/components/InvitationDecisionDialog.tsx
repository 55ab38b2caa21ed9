import { useState } from 'react';
import { describeError } from 'shared-api/client';
import { ConfirmDialog } from 'shared-ui/ConfirmDialog';
import { toast } from 'shared-ui/toast';
import { useAnswerInvitation } from '../api/useAnswerInvitation';
import { useCancelInvitation } from '../api/useCancelInvitation';
import type { InvitationDecision, PendingDecision } from '../invitationKind';
import { texts } from '../texts';
import { InvitationTime } from './InvitationTime';

interface InvitationDecisionDialogProps extends PendingDecision {
  onClose: () => void;
}

/** Asks before an invitation is accepted, rejected or cancelled, and does it. */
export function InvitationDecisionDialog({ decision, invitation, onClose }: InvitationDecisionDialogProps) {
  const [errorText, setErrorText] = useState<string>();
  const answer = useAnswerInvitation();
  const cancel = useCancelInvitation();

  const deeds: Record<InvitationDecision, () => Promise<void>> = {
    accept: () => answer(invitation.id, 'ACCEPTED'),
    reject: () => answer(invitation.id, 'REJECTED'),
    cancel: () => cancel(invitation.id),
  };

  const decide = async () => {
    try {
      await deeds[decision]();
      toast.success(texts.done[decision]);
    } catch (error) {
      setErrorText(describeError(error));
      toast.danger(texts.failed[decision]);
      throw error;
    }
  };

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={decide}
      title={texts.dialogTitles[decision]}
      confirmLabel={texts.confirm[decision]}
      cancelLabel={texts.dismiss[decision]}
      isDanger={decision !== 'accept'}
      errorText={errorText}
    >
      <div>
        <strong>{invitation.company}</strong>
        <InvitationTime invitation={invitation} />
      </div>
    </ConfirmDialog>
  );
}
