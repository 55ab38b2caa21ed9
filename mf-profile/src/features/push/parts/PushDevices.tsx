import { useState } from 'react';
import { styled } from 'styled-components';
import { describeError } from 'shared-api/client';
import { formatNewsDate } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { useRemovePushDevice, type PushDevice } from '#api/pushSubscriptions';
import { pushTexts } from '#state/pushTexts';
import { texts } from '../texts';

interface PushDevicesProps {
  devices: readonly PushDevice[];
}

/** The account’s browsers that get web push; the switch above ends that of this browser. */
export function PushDevices({ devices }: PushDevicesProps) {
  const remove = useRemovePushDevice();
  const [busy, setBusy] = useState<number>();
  const end = async ({ id }: PushDevice) => {
    setBusy(id);
    try {
      await remove(id);
      toast.success(texts.removed);
    } catch (error) {
      toast.danger(`${pushTexts.disableFailed} ${describeError(error)}`);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <List aria-label={texts.devices}>
      {devices.map((device) => (
        <Row key={device.id}>
          <span>
            {device.device}{' '}
            <Note>{device.is_current ? texts.current : texts.seen(formatNewsDate(device.confirmed_at))}</Note>
          </span>
          {!device.is_current && (
            <Button
              variant="ghost"
              size="small"
              aria-label={texts.removeFrom(device.device)}
              isBusy={busy === device.id}
              onClick={() => void end(device)}
            >
              {texts.remove}
            </Button>
          )}
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul`
  max-width: 560px;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1)} ${theme.space(4)};
  min-height: ${theme.control.height};
  padding-block: ${theme.space(1)};

  & + & {
    border-top: 1px solid ${theme.color.border};
  }
`;

const Note = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
