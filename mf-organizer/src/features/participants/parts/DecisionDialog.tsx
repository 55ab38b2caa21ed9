import { ConfirmDialog } from 'shared-ui/Dialog';
import { onlyId } from '../domain/bulk';
import type { DecisionDialogProps } from '../state/useBulkActions';
import { texts } from '../texts';
import { BlockDialog } from './BlockDialog';
import { DeclineDialog } from './DeclineDialog';

/** Asks before a decision on companies is carried out. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { asked, problem, onDecide, onClose } = props;
  const { action, target } = asked;
  const id = onlyId(target);
  switch (action) {
    case 'decline':
      return <DeclineDialog {...props} />;
    case 'block':
      return <BlockDialog {...props} />;
    case 'activate':
    case 'return':
    case 'unblock':
      return (
        <ConfirmDialog
          isOpen
          title={texts.ask(action, target.count, id === undefined ? undefined : target.names.get(id))}
          confirmLabel={texts.verb(action)}
          errorText={problem}
          onConfirm={() => onDecide()}
          onClose={onClose}
        >
          {action === 'unblock' && <p>{texts.unblockNote}</p>}
          {action === 'activate' && <p>{texts.activateNote}</p>}
        </ConfirmDialog>
      );
  }
}
