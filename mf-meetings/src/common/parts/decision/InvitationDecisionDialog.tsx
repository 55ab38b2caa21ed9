import { useState } from 'react';
import { describeError } from 'shared-api/client';
import { ConfirmDialog } from 'shared-ui/ConfirmDialog';
import { toast } from 'shared-ui/toast';
import { useDecideInvitation } from '#api/useDecideInvitation';
import type { PendingDecision } from '#domain/invitationStatus';
import { DecidedInvitation } from './DecidedInvitation';
import { InvitationAcceptDialog } from './InvitationAcceptDialog';
import { texts } from './texts';

interface InvitationDecisionDialogProps {
  pending: PendingDecision;
  onClose: () => void;
}

/** Confirms and carries out a decision: accept, reject or withdraw (INV-08). */
export function InvitationDecisionDialog({ pending, onClose }: InvitationDecisionDialogProps) {
  const [errorText, setErrorText] = useState<string>();
  const decide = useDecideInvitation();
  const { decision, invitation } = pending;
  if (decision === 'accept') return <InvitationAcceptDialog invitation={invitation} onClose={onClose} />;
  const said = texts.decisions[decision];

  const confirm = async () => {
    try {
      await decide(pending);
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
      isDanger
      onClose={onClose}
      onConfirm={confirm}
      title={said.question}
      confirmLabel={said.confirm}
      cancelLabel={said.dismiss}
      errorText={errorText}
    >
      <DecidedInvitation invitation={invitation} />
    </ConfirmDialog>
  );
}
