import { ActionBar } from 'shared-ui/ActionBar';
import { Button } from 'shared-ui/Button';
import { texts } from '../texts';
import type { SendingSummaryProps } from './SendingSummary';

/** The summary on narrow viewports: number of recipients and the send button. */
export function SendingBar({ willGet, reason, onSend }: Pick<SendingSummaryProps, 'willGet' | 'reason' | 'onSend'>) {
  return (
    <ActionBar
      aria-label={texts.bar}
      actions={
        <Button reason={reason} onClick={onSend}>
          {texts.sendShort}
        </Button>
      }
    >
      {texts.barCount(willGet)}
    </ActionBar>
  );
}
