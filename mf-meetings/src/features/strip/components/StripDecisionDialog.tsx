import { useState } from 'react';
import { describeError } from 'shared-api/client';
import { ConfirmDialog } from 'shared-ui/ConfirmDialog';
import { toast } from 'shared-ui/toast';
import { useDecideInvitation } from '#api/useDecideInvitation';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { texts } from '../texts';

interface StripDecisionDialogProps {
  decision: 'accept' | 'cancel';
  invitation: OpenInvitation;
  onClose: () => void;
}

/** Asks before a request is accepted or withdrawn from the chat, and does it (INV-08). */
export function StripDecisionDialog({ decision, invitation, onClose }: StripDecisionDialogProps) {
  const [errorText, setErrorText] = useState<string>();
  const decide = useDecideInvitation();
  const said = texts.decisions[decision];

  const confirm = async () => {
    try {
      await decide({ decision, invitation });
      toast.success(said.done);
    } catch (error) {
      setErrorText(describeError(error));
      toast.danger(said.failed);
      throw error;
    }
  };

  return (
    <ConfirmDialog
      isOpen
      isSheet
      isDanger={decision === 'cancel'}
      onClose={onClose}
      onConfirm={confirm}
      title={said.question}
      confirmLabel={said.confirm}
      cancelLabel={said.dismiss}
      errorText={errorText}
    >
      {texts.asked(invitation.company, invitation.date, invitation.point)}
    </ConfirmDialog>
  );
}
