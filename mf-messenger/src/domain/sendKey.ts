import { useDeviceText } from 'shared-api/storage';

/** Key that sends a message: Enter, or Ctrl+Enter (⌘+Enter on a Mac) so that Enter adds a line. */
export type SendKey = 'enter' | 'ctrl-enter';

/** Reads and changes the setting of this browser: «Отправлять по Ctrl+Enter». */
export function useSendKey(): [sendKey: SendKey, setSendKey: (sendKey: SendKey) => void] {
  const [kept, keep] = useDeviceText('messenger.sendKey');
  return [kept === 'ctrl-enter' ? 'ctrl-enter' : 'enter', keep];
}
