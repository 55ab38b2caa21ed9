import { Checkbox } from 'shared-ui/Checkbox';
import { texts } from '../texts';

interface ChatOnlyChoiceProps {
  value: boolean;
  onChange: (value: boolean) => void;
  isBusy: boolean;
}

/** Checkbox of the chat-only mode; its hint lists what the mode disables. */
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
