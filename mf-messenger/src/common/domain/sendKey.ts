import type { KeyboardEvent } from 'react';
import { useDeviceText } from 'shared-api/storage';

/** Key that sends a message: Enter, or Ctrl+Enter (⌘+Enter on a Mac) so that Enter adds a line. */
export type SendKey = 'enter' | 'ctrl-enter';

/**
 * Key code in Safari for the Enter that ends the choice of a word in an input method; `isComposing` is already false
 * then.
 */
const KEY_OF_INPUT_METHOD = 229;

interface Circumstances {
  sendKey: SendKey;
  /** Touch keyboards have no Shift+Enter, so Enter adds a line and the button sends. */
  isTouch: boolean;
}

/** Reads and changes the setting of this browser: «Отправлять по Ctrl+Enter». */
export function useSendKey(): [sendKey: SendKey, setSendKey: (sendKey: SendKey) => void] {
  const [kept, keep] = useDeviceText('messenger.sendKey');
  return [kept === 'ctrl-enter' ? 'ctrl-enter' : 'enter', keep];
}

/** Whether a pressed key sends the message (CHAT-06). */
export function isSendKey(event: KeyboardEvent, { sendKey, isTouch }: Circumstances): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.keyCode === KEY_OF_INPUT_METHOD) return false;
  if (ctrlKey || metaKey) return true;
  return !shiftKey && !altKey && sendKey === 'enter' && !isTouch;
}
