import type { KeyboardEvent } from 'react';
import type { SendKey } from '#domain/sendKey';

/** What Safari calls the Enter that ends the choice of a word in an input method, when it no longer says that one is composing. */
const KEY_OF_INPUT_METHOD = 229;

interface Circumstances {
  sendKey: SendKey;
  /** Written on glass: there is no Shift+Enter, so Enter adds a line and the button sends. */
  isTouch: boolean;
}

/** Whether a pressed key sends what is written (CHAT-06). */
export function isSendKey(event: KeyboardEvent, { sendKey, isTouch }: Circumstances): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.keyCode === KEY_OF_INPUT_METHOD) return false;
  if (ctrlKey || metaKey) return true;
  return !shiftKey && !altKey && sendKey === 'enter' && !isTouch;
}
