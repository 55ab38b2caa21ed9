import { Textarea } from 'shared-ui/Textarea';
import { MESSAGE_LENGTH } from '../limits';
import { texts } from '../texts';

interface PlannerMessageFieldProps {
  message: string;
  onChange: (message: string) => void;
}

/** Where the message to all is typed. */
export function PlannerMessageField({ message, onChange }: PlannerMessageFieldProps) {
  return (
    <Textarea
      label={texts.message}
      hint={texts.messageHint}
      minRows={2}
      maxRows={5}
      maxLength={MESSAGE_LENGTH}
      value={message}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
