import { useState } from 'react';
import { Checkbox } from 'shared-ui/Checkbox';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { ReasonField, reasonProblem } from 'shared-ui/Textarea';
import { onlyId } from '../domain/bulk';
import type { DecisionDialogProps } from '../state/useBulkActions';
import { texts } from '../texts';

/** Declines applications, with a reason and, if wanted, an e-mail (ORG-03). */
export function DeclineDialog({ asked: { target }, problem, onDecide, onClose }: DecisionDialogProps) {
  const [reason, setReason] = useState('');
  const [letter, setLetter] = useState(true);
  const [ownProblem, setOwnProblem] = useState<string>();
  const id = onlyId(target);

  const decide = async () => {
    const found = reasonProblem(reason, true);
    setOwnProblem(found);
    if (found) throw new Error('A reason that the server would refuse was not sent.');
    await onDecide({ reason: reason.trim(), letter });
  };

  return (
    <ConfirmDialog
      isOpen
      isSheet
      isDanger
      title={texts.ask('decline', target.count, id === undefined ? undefined : target.names.get(id))}
      confirmLabel={texts.verb('decline')}
      errorText={ownProblem ?? problem}
      onConfirm={decide}
      onClose={onClose}
    >
      <ReasonField
        required
        label={texts.declineReason}
        value={reason}
        onChange={setReason}
        ready={texts.readyReasons}
      />
      <Checkbox
        label={texts.declineEmail}
        hint={letter ? texts.declineEmailNote : texts.declineNoEmail}
        checked={letter}
        onChange={({ target: box }) => setLetter(box.checked)}
      />
    </ConfirmDialog>
  );
}
