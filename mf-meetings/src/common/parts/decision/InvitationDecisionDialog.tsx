import { useState } from 'react';
import { describeError } from 'shared-api/client';
import { useFeature } from 'shared-api/settings';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { ReasonField, reasonProblem } from 'shared-ui/Textarea';
import { toast } from 'shared-ui/toast';
import { useSendWrite } from '#api/meetingQueue';
import { useDecideInvitation } from '#api/useDecideInvitation';
import type { PendingDecision } from '#domain/invitationStatus';
import { texts as queueTexts } from '#domain/queueTexts';
import { NeedsConnection } from '#parts/NeedsConnection';
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
  const withdraw = useDecideInvitation();
  const send = useSendWrite();
  const { decision, invitation } = pending;
  if (decision === 'accept')
    return <LazyAcceptDialog invitation={invitation} onClose={onClose} onCounterOffer={onCounterOffer} />;
  const said = texts.decisions[decision];
  const carryOut = (why: string | undefined) =>
    decision === 'reject'
      ? send({ kind: 'answer', decision, invitation, ...(why && { reason: why }) })
      : withdraw(pending);

  const confirm = async () => {
    const problem = reasonProblem(reason);
    if (problem) {
      setErrorText(problem);
      throw new Error('A reason that the server would refuse was not sent.');
    }
    try {
      const result = await carryOut(reason.trim() || undefined);
      if (result === 'waiting') toast.info(queueTexts.willBeSent);
      else toast.success(said.done);
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
      {decision === 'cancel' && <NeedsConnection userId={invitation.user_id} />}
      {decision === 'reject' && hasReasons && (
        <ReasonField label={texts.reason} value={reason} onChange={setReason} ready={texts.readyReasons} />
      )}
    </ConfirmDialog>
  );
}
