import { Textarea } from 'shared-ui/Textarea';
import { NOTE_LENGTH } from '#domain/limits';
import { texts } from '../texts';

interface PlannerMessageFieldProps {
  message: string;
  onChange: (message: string) => void;
}

/** Text field for the message to all invited companies. */
export function PlannerMessageField({ message, onChange }: PlannerMessageFieldProps) {
  return (
    <Textarea
      label={texts.message}
      hint={texts.messageHint}
      minRows={2}
      maxRows={5}
      maxLength={NOTE_LENGTH}
      value={message}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
