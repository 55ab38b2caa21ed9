import { Card } from 'shared-ui/Card';
import { useDelayed } from 'shared-ui/Delayed';
import { ProgressBar } from 'shared-ui/ProgressBar';
import { Stack } from 'shared-ui/Stack';
import { SLOW_AFTER_MS } from '../limits';
import type { Mailing } from '../state/mailingState';
import { texts } from '../texts';

interface SendingUnderWayProps {
  mailing: Extract<Mailing, { phase: 'sending' | 'elsewhere' }>;
}

/** The server is sending the mailing (SENDING of SEND-01), or another tab is busy with one. */
export function SendingUnderWay({ mailing }: SendingUnderWayProps) {
  const isSlow = useDelayed(true, SLOW_AFTER_MS);
  const text = mailing.phase === 'sending' ? texts.sending(mailing.total) : texts.elsewhere;
  return (
    <Card>
      <Stack gap={4}>
        <ProgressBar label={texts.sendingLabel} />
        <div role="status">
          <p>{text}</p>
          {mailing.phase === 'sending' && isSlow && <p>{texts.slow}</p>}
        </div>
      </Stack>
    </Card>
  );
}
