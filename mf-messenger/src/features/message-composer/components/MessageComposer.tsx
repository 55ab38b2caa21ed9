import type { PropsOf } from 'shared-api/federation';
import { Textarea } from 'shared-ui/Textarea';

/** Widget: where a message is written that goes to others than the open chat. */
export function MessageComposer({
  label,
  text,
  onTextChange,
  minRows,
  maxRows,
  isDisabled,
}: PropsOf<'mf_messenger/MessageComposer'>) {
  return (
    <Textarea
      label={label}
      minRows={minRows}
      maxRows={maxRows}
      value={text}
      disabled={isDisabled}
      onChange={(event) => onTextChange(event.target.value)}
    />
  );
}
