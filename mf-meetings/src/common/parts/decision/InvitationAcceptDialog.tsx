import { useState } from 'react';
import { describeError } from 'shared-api/client';
import type { Invitation } from 'shared-api/contract';
import { useDeviceText } from 'shared-api/storage';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Stack } from 'shared-ui/Stack';
import { toast } from 'shared-ui/toast';
import { useSendWrite } from '#api/meetingQueue';
import { useOpenInvitations } from '#api/useOpenInvitations';
import { texts as queueTexts } from '#domain/queueTexts';
import { losersOf } from '#state/losers';
import { AcceptedInvitation } from './AcceptedInvitation';
import { LoserResults } from './LoserResults';
import { LosersFields } from './LosersFields';
import { texts } from './texts';
import { useDeclineLosers } from './useDeclineLosers';

interface InvitationAcceptDialogProps {
  invitation: Invitation;
  onClose: () => void;
  /** «Предложить другое время» was pressed; omit to hide the button. */
  onCounterOffer?: () => void;
}

type Phase = { kind: 'asking' } | { kind: 'accepting' } | { kind: 'failed'; reason: string } | { kind: 'declining' };

const said = texts.decisions.accept;

/**
 * Confirms and accepts an invitation (INV-08). Names the companies that want the same slot; on request it declines their
 * invitations, writes to them, and shows the results before closing.
 */
export function InvitationAcceptDialog({ invitation, onClose, onCounterOffer }: InvitationAcceptDialogProps) {
  const [phase, setPhase] = useState<Phase>({ kind: 'asking' });
  const [declining, keepDeclining] = useDeviceText('decline-rivals');
  const isDeclining = declining !== '';
  const [note, setNote] = useState(texts.readyNote);
  const open = useOpenInvitations();
  const send = useSendWrite();
  const { tasks, start, retry } = useDeclineLosers();

  const losers = losersOf(invitation, open.data ?? []);
  const isUnderWay = tasks.some(({ result }) => result.kind === 'under-way');
  const isBusy = phase.kind === 'accepting' || isUnderWay;

  const accept = async () => {
    setPhase({ kind: 'accepting' });
    let result;
    try {
      result = await send({ kind: 'answer', decision: 'accept', invitation });
    } catch (error) {
      setPhase({ kind: 'failed', reason: describeError(error) });
      toast.danger(said.failed);
      return;
    }
    if (result === 'waiting') {
      const isLeft = isDeclining && losers.length > 0;
      toast.info(isLeft ? `${queueTexts.willBeSent} ${queueTexts.rivalsStay}` : queueTexts.willBeSent);
      return onClose();
    }
    toast.success(said.done);
    if (!isDeclining || losers.length === 0) return onClose();
    setPhase({ kind: 'declining' });
    await start(losers, note);
  };

  const isAsking = phase.kind !== 'declining';
  return (
    <Dialog
      isOpen
      isSheet
      isBusy={isBusy}
      onClose={onClose}
      title={isAsking ? said.question : said.done}
      footer={
        <>
          {isAsking && (
            <Button variant="secondary" onClick={onClose} disabled={isBusy}>
              {said.dismiss}
            </Button>
          )}
          {isAsking && onCounterOffer && (
            <Button variant="secondary" onClick={onCounterOffer} disabled={isBusy}>
              {texts.counterOffer}
            </Button>
          )}
          {/* One button with changing labels, so that it keeps the focus. */}
          <Button isBusy={isBusy} onClick={isAsking ? () => void accept() : onClose}>
            {isAsking ? said.confirm : texts.finish}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <AcceptedInvitation invitation={invitation} />
        {isAsking && open.isLoading && <p role="status">{texts.checkingLosers}</p>}
        {isAsking && losers.length > 0 && (
          <LosersFields
            losers={losers}
            isDeclining={isDeclining}
            onDecliningChange={(isOn) => keepDeclining(isOn ? '1' : '')}
            note={note}
            onNoteChange={setNote}
          />
        )}
        {phase.kind === 'failed' && <Alert kind="danger">{phase.reason}</Alert>}
        {!isAsking && <LoserResults tasks={tasks} onRetry={(task) => void retry(task)} />}
      </Stack>
    </Dialog>
  );
}
