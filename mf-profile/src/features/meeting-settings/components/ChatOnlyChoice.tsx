import { Checkbox } from 'shared-ui/Checkbox';
import { texts } from '../texts';

interface ChatOnlyChoiceProps {
  value: boolean;
  onChange: (value: boolean) => void;
  /** The choice is being saved. */
  isBusy: boolean;
}

/** Whether a company only chats, and what that switches off. */
export function ChatOnlyChoice({ value, onChange, isBusy }: ChatOnlyChoiceProps) {
  return (
    <Checkbox
      label={texts.onlyChat}
      hint={texts.onlyChatHint}
      checked={value}
      aria-busy={isBusy || undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
