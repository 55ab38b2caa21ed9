import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { texts } from '../texts';
import { PlannerMessageField } from './PlannerMessageField';

interface PlannerMessageDialogProps {
  message: string;
  onChange: (message: string) => void;
  onClose: () => void;
}

/** The message that goes to all who are invited. What was typed stays, however the dialog is left. */
export function PlannerMessageDialog({ message, onChange, onClose }: PlannerMessageDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.messageTitle}
      size="small"
      isSheet
      footer={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <PlannerMessageField message={message} onChange={onChange} />
    </Dialog>
  );
}
