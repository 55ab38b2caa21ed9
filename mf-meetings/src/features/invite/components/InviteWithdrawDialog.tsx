import { useState } from 'react';
import { describeError } from 'shared-api/client';
import { formatSlotDay, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { ConfirmDialog } from 'shared-ui/ConfirmDialog';
import { toast } from 'shared-ui/toast';
import { useDecideInvitation } from '#api/useDecideInvitation';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { texts } from '../texts';

interface InviteWithdrawDialogProps {
  /** One of the viewer's own. */
  request: OpenInvitation;
  onClose: () => void;
}

/** Asks before an own request is taken back, and does it (INV-06). */
export function InviteWithdrawDialog({ request, onClose }: InviteWithdrawDialogProps) {
  const [errorText, setErrorText] = useState<string>();
  const decide = useDecideInvitation();

  const withdraw = async () => {
    try {
      await decide({ decision: 'cancel', invitation: request });
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
        <strong>{request.company}</strong>
        <p>
          {formatSlotDay(request.date)}, {request.point} {MOSCOW_OFFSET_LABEL}
        </p>
      </div>
    </ConfirmDialog>
  );
}
