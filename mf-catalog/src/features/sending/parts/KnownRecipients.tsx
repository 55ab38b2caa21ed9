import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import type { Count } from '../domain/recipients';
import { texts } from '../texts';

interface KnownRecipientsProps {
  count: Count;
  isReady: boolean;
  leavesOutKnown: boolean;
  onChange: (leavesOutKnown: boolean) => void;
  isDisabled: boolean;
}

/** Number of chosen companies already communicated with, and a button that excludes or restores them. */
export function KnownRecipients({ count, isReady, leavesOutKnown, onChange, isDisabled }: KnownRecipientsProps) {
  const { chosen, contacted } = count;
  if (!isReady || !contacted) return null;
  const isNobodyLeft = leavesOutKnown && contacted === chosen;
  const out = isNobodyLeft ? texts.nobodyLeft : texts.contactedOut(contacted);
  return (
    <Alert
      kind={isNobodyLeft ? 'warning' : 'info'}
      action={
        <Button variant="secondary" size="small" disabled={isDisabled} onClick={() => onChange(!leavesOutKnown)}>
          {leavesOutKnown ? texts.bringBack : texts.leaveOut}
        </Button>
      }
    >
      {leavesOutKnown ? out : texts.contacted(contacted)}
    </Alert>
  );
}
