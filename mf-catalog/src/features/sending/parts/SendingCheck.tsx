import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { Cluster } from 'shared-ui/Cluster';
import { ProgressBar } from 'shared-ui/ProgressBar';
import { Stack } from 'shared-ui/Stack';
import type { Mailing } from '../state/mailingState';
import { texts } from '../texts';

interface SendingCheckProps {
  mailing: Extract<Mailing, { phase: 'checking' | 'partly' }>;
  onSendToRest: () => void;
  onFinish: () => void;
}

/** Status after a lost response: finds out whom the mailing reached before anything is sent again. */
export function SendingCheck({ mailing, onSendToRest, onFinish }: SendingCheckProps) {
  const { total, reached, problem } = mailing;
  const isChecking = mailing.phase === 'checking';
  return (
    <Card>
      <Stack gap={4}>
        {isChecking && (
          <ProgressBar label={texts.sendingLabel} value={reached === undefined ? undefined : (reached / total) * 100} />
        )}
        <Alert kind="warning">
          {isChecking && <p>{texts.lost}</p>}
          {reached !== undefined && <p>{texts.delivered(reached, total)}</p>}
          {isChecking && problem !== undefined && <p>{problem === '' ? texts.offline : texts.checkFailed(problem)}</p>}
          {!isChecking && mailing.unsure > 0 && <p>{texts.unsure(mailing.unsure)}</p>}
          {!isChecking && mailing.rest.length > 0 && <p>{texts.notTwice}</p>}
        </Alert>
        {!isChecking && problem !== undefined && <Alert kind="danger">{problem}</Alert>}
        {!isChecking && (
          <Cluster gap={2}>
            {mailing.rest.length > 0 && <Button onClick={onSendToRest}>{texts.toRest(mailing.rest.length)}</Button>}
            <Button variant="secondary" onClick={onFinish}>
              {texts.another}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
