import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { texts } from '../texts';
import { PlannerMessageField } from './PlannerMessageField';

interface PlannerMessageDialogProps {
  message: string;
  onChange: (message: string) => void;
  onClose: () => void;
}

/** Edits the message to all invited companies. The text is kept however the dialog is closed. */
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
