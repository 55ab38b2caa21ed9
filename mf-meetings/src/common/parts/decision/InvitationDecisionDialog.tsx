import { useState } from 'react';
import { describeError } from 'shared-api/client';
import { useFeature } from 'shared-api/settings';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { ReasonField, reasonProblem } from 'shared-ui/Textarea';
import { toast } from 'shared-ui/toast';
import { useDecideInvitation } from '#api/useDecideInvitation';
import type { PendingDecision } from '#domain/invitationStatus';
import { DecidedInvitation } from './DecidedInvitation';
import { LazyAcceptDialog } from './LazyAcceptDialog';
import { texts } from './texts';

interface InvitationDecisionDialogProps {
  pending: PendingDecision;
  onClose: () => void;
  /** «Предложить другое время» was pressed instead of accepting; omit to hide the button. */
  onCounterOffer?: () => void;
}

/** Confirms and carries out a decision: accept, reject with an optional reason, or withdraw (INV-08, REQ-04). */
export function InvitationDecisionDialog({ pending, onClose, onCounterOffer }: InvitationDecisionDialogProps) {
  const [errorText, setErrorText] = useState<string>();
  const [reason, setReason] = useState('');
  const hasReasons = useFeature('reasons');
  const decide = useDecideInvitation();
  const { decision, invitation } = pending;
  if (decision === 'accept')
    return <LazyAcceptDialog invitation={invitation} onClose={onClose} onCounterOffer={onCounterOffer} />;
  const said = texts.decisions[decision];

  const confirm = async () => {
    const problem = reasonProblem(reason);
    if (problem) {
      setErrorText(problem);
      throw new Error('A reason that the server would refuse was not sent.');
    }
    try {
      await decide({ ...pending, reason: reason.trim() || undefined });
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
      {decision === 'reject' && hasReasons && (
        <ReasonField label={texts.reason} value={reason} onChange={setReason} ready={texts.readyReasons} />
      )}
    </ConfirmDialog>
  );
}
