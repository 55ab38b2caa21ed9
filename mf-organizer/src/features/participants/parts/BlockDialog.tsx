import { useState } from 'react';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { ReasonField, reasonProblem } from 'shared-ui/Textarea';
import { useConsequences } from '../api/useConsequences';
import { onlyId } from '../domain/bulk';
import type { DecisionDialogProps } from '../state/useBulkActions';
import { texts } from '../texts';

/** Blocks companies: says first what that undoes, and asks for a reason that they will read (ORG-03). */
export function BlockDialog({ asked: { target }, problem, onDecide, onClose }: DecisionDialogProps) {
  const [reason, setReason] = useState('');
  const [ownProblem, setOwnProblem] = useState<string>();
  const id = onlyId(target);
  const consequences = useConsequences(id);

  const decide = async () => {
    const found = reasonProblem(reason, true);
    setOwnProblem(found);
    if (found) throw new Error('A reason that the server would refuse was not sent.');
    await onDecide({ reason: reason.trim() });
  };

  return (
    <ConfirmDialog
      isOpen
      isSheet
      isDanger
      title={texts.ask('block', target.count, id === undefined ? undefined : target.names.get(id))}
      confirmLabel={texts.verb('block')}
      errorText={ownProblem ?? problem}
      onConfirm={decide}
      onClose={onClose}
    >
      {id === undefined ? (
        <p>{texts.blockMany}</p>
      ) : (
        <Loaded query={consequences} skeleton={<Skeleton height="2lh" />} failed={texts.consequencesFailed}>
          {(found) => <p>{texts.consequences(found)}</p>}
        </Loaded>
      )}
      <p>{texts.blockSessions}</p>
      <ReasonField required label={texts.blockReason} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
