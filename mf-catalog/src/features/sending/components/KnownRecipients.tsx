import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import type { Count } from '../choice/recipients';
import { texts } from '../texts';

interface KnownRecipientsProps {
  count: Count;
  isReady: boolean;
  leavesOutKnown: boolean;
  onChange: (leavesOutKnown: boolean) => void;
  isDisabled: boolean;
}

/** How many of the chosen one has communicated with already, and one press that leaves them out or brings them back. */
export function KnownRecipients({ count, isReady, leavesOutKnown, onChange, isDisabled }: KnownRecipientsProps) {
  const { chosen, known } = count;
  if (!isReady || !known) return null;
  const isNobodyLeft = leavesOutKnown && known === chosen;
  const out = isNobodyLeft ? texts.nobodyLeft : texts.knownOut(known);
  return (
    <Alert
      kind={isNobodyLeft ? 'warning' : 'info'}
      action={
        <Button variant="secondary" size="small" disabled={isDisabled} onClick={() => onChange(!leavesOutKnown)}>
          {leavesOutKnown ? texts.bringBack : texts.leaveOut}
        </Button>
      }
    >
      {leavesOutKnown ? out : texts.known(known)}
    </Alert>
  );
}
