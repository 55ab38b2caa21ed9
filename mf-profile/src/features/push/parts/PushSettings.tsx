import { useCurrentUser } from 'shared-api/session';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Loaded } from 'shared-ui/Loaded';
import { SkeletonText } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { Switch } from 'shared-ui/Switch';
import { usePushDevices } from '#api/pushSubscriptions';
import type { PushState } from '#state/browserPush';
import { pushTexts } from '#state/pushTexts';
import { usePush } from '#state/usePush';
import { texts } from '../texts';
import { PushDevices } from './PushDevices';

/** Web push of this browser, and all browsers of the account that have it. Hidden for servers without web push. */
export function PushSettings() {
  const account = useCurrentUser().data?.id;
  return account === undefined ? null : <Content account={account} />;
}

function Content({ account }: { account: number }) {
  const { state, isBusy, failure, enable, disable } = usePush(account);
  const isOffered = state !== undefined && state !== 'withheld';
  const devices = usePushDevices(isOffered);
  if (!isOffered) return null;
  const isOn = state === 'on';
  const current = devices.data?.find(({ is_current }) => is_current)?.id;
  return (
    <Stack gap={2} data-wide>
      <h3>{texts.title}</h3>
      <Switch
        label={texts.label}
        hint={HINTS[state] ?? texts.hint}
        checked={isOn}
        disabled={state !== 'on' && state !== 'off'}
        aria-busy={isBusy || undefined}
        onChange={() => void (isBusy || (isOn ? disable(current) : enable()))}
      />
      {state === 'lost' && (
        <Alert
          kind="warning"
          action={
            <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void enable()}>
              {pushTexts.again}
            </Button>
          }
        >
          {pushTexts.lost}
        </Alert>
      )}
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      <Loaded
        query={devices}
        skeleton={
          <div role="status" aria-busy aria-label={texts.loading}>
            <SkeletonText lines={1} />
          </div>
        }
        failed={texts.devicesFailed}
        empty={null}
      >
        {(all) => <PushDevices devices={all} />}
      </Loaded>
    </Stack>
  );
}

const HINTS: Partial<Record<PushState, string>> = {
  unsupported: texts.unsupported,
  denied: pushTexts.denied,
  'home-screen': pushTexts.homeScreen,
};
