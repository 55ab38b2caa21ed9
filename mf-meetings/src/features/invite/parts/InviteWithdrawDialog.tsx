import { useState } from 'react';
import { describeError } from 'shared-api/client';
import { formatSlotDay, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { toast } from 'shared-ui/toast';
import { useDecideInvitation } from '#api/useDecideInvitation';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { NeedsConnection } from '#parts/NeedsConnection';
import { texts } from '../texts';

interface InviteWithdrawDialogProps {
  /** A sent invitation. */
  invitation: OpenInvitation;
  onClose: () => void;
}

/** Confirms and withdraws a sent invitation (INV-06). */
export function InviteWithdrawDialog({ invitation, onClose }: InviteWithdrawDialogProps) {
  const [errorText, setErrorText] = useState<string>();
  const decide = useDecideInvitation();

  const withdraw = async () => {
    try {
      await decide({ decision: 'cancel', invitation });
      toast.success(texts.withdrawn);
    } catch (error) {
      setErrorText(describeError(error));
      toast.danger(texts.withdrawFailed);
      throw error;
    }
  };

  return (
    <ConfirmDialog
      isOpen
      isSheet
      onClose={onClose}
      onConfirm={withdraw}
      title={texts.withdrawQuestion}
      confirmLabel={texts.withdrawConfirm}
      cancelLabel={texts.withdrawDismiss}
      isDanger
      errorText={errorText}
    >
      <div>
        <strong>{invitation.company}</strong>
        <p>
          {formatSlotDay(invitation.date)}, {invitation.point} {MOSCOW_OFFSET_LABEL}
        </p>
      </div>
      <NeedsConnection userId={invitation.user_id} />
    </ConfirmDialog>
  );
}
