import Ellipsis from '@lucide/icons/icons/ellipsis';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useNotificationSwitch } from 'shared-api/chats';
import { Checkbox } from 'shared-ui/Checkbox';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Popover } from 'shared-ui/Popover';
import { theme } from 'shared-ui/theme';
import { useSendKey } from '#domain/sendKey';
import { texts } from '../texts';

/** Message settings of this browser, stored on the device. */
export function ChatListSettings() {
  const button = useRef<HTMLButtonElement>(null);
  const [control, setControl] = useState<HTMLButtonElement | null>(null);
  const [isNotifying, setNotifying] = useNotificationSwitch();
  const [permission, setPermission] = useState(readPermission);
  const [sendKey, setSendKey] = useSendKey();

  const notify = async (isWanted: boolean) => {
    if (!isWanted) return setNotifying(false);
    // Browsers allow the permission request only during a user gesture.
    const answer = await Notification.requestPermission();
    setPermission(answer);
    setNotifying(answer === 'granted');
  };

  const problem = PROBLEMS[permission];
  return (
    <>
      <IconButton
        ref={button}
        aria-label={texts.settings}
        aria-haspopup="dialog"
        aria-expanded={control !== null}
        onClick={() => {
          setPermission(readPermission());
          setControl(control === null ? button.current : null);
        }}
      >
        <Icon icon={Ellipsis} size={20} />
      </IconButton>
      <Popover control={control} isOpen={control !== null} onClose={() => setControl(null)} aria-label={texts.settings}>
        <Choices>
          <Checkbox
            label={texts.notify}
            hint={problem}
            checked={isNotifying && permission === 'granted'}
            disabled={problem !== undefined}
            onChange={(event) => void notify(event.target.checked)}
          />
          <Checkbox
            label={texts.sendByCtrlEnter}
            checked={sendKey === 'ctrl-enter'}
            onChange={(event) => setSendKey(event.target.checked ? 'ctrl-enter' : 'enter')}
          />
        </Choices>
      </Popover>
    </>
  );
}

const PROBLEMS: Partial<Record<NotificationPermission | 'missing', string>> = {
  denied: texts.notifyDenied,
  missing: texts.notifyMissing,
};

function readPermission(): NotificationPermission | 'missing' {
  return 'Notification' in window ? Notification.permission : 'missing';
}

const Choices = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  padding: ${theme.space(1)};
`;
