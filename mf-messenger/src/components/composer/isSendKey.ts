import type { KeyboardEvent } from 'react';
import type { SendKey } from '#domain/sendKey';

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

/** Whether a pressed key sends the message (CHAT-06). */
export function isSendKey(event: KeyboardEvent, { sendKey, isTouch }: Circumstances): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.keyCode === KEY_OF_INPUT_METHOD) return false;
  if (ctrlKey || metaKey) return true;
  return !shiftKey && !altKey && sendKey === 'enter' && !isTouch;
}
