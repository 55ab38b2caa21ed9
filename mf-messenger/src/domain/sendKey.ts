import { useKeptText } from './keptText';

/** What sends a message while one writes: Enter, or Ctrl+Enter (on a Mac also ⌘+Enter) so that Enter adds a line. */
export type SendKey = 'enter' | 'ctrl-enter';

/** The choice of this browser: «Отправлять по Ctrl+Enter». */
export function useSendKey(): [sendKey: SendKey, setSendKey: (sendKey: SendKey) => void] {
  const [kept, keep] = useKeptText('sendKey');
  return [kept === 'ctrl-enter' ? 'ctrl-enter' : 'enter', keep];
}
