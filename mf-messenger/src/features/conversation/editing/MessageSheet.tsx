import type { Message } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Stack } from 'shared-ui/Stack';
import { texts } from '../texts';
import { useMessageActions } from './useMessageActions';

interface MessageSheetProps {
  message: Message;
  onDelete: () => void;
  onClose: () => void;
}

/** Actions of a message in a sheet at the bottom of a phone's screen. */
export function MessageSheet({ message, onDelete, onClose }: MessageSheetProps) {
  const actions = useMessageActions(message, onDelete);
  return (
    <Dialog isOpen onClose={onClose} title={texts.actions} size="small" isSheet>
      <Stack gap={2}>
        {actions.map(({ key, kind, label, icon, run }) => (
          <Button
            key={key}
            variant={kind === 'delete' ? 'danger' : 'secondary'}
            isWide
            icon={icon}
            onClick={() => {
              onClose();
              run();
            }}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
