import { useEffect, useEffectEvent, useState } from 'react';
import { TYPING_PAUSE } from '#domain/limits';

/**
 * Text that is typed here and kept elsewhere (in the address). It is sent after a pause or at once, and never overwritten by its
 * own echo. A value that comes from elsewhere (Back, a link, reset) replaces what was typed.
 * @param value the text in force, trimmed
 * @param onSend must sooner or later bring `value` to the text sent
 */
export function useTypedText(
  value: string,
  onSend: (text: string) => void,
): { text: string; type: (text: string) => void; sendNow: () => void } {
  // `sent` holds the texts that were sent and have not come back as `value` yet.
  const [state, setState] = useState({ text: value, value, sent: [] as readonly string[] });
  if (value !== state.value) {
    const echo = state.sent.lastIndexOf(value);
    setState(echo < 0 ? { text: value, value, sent: [] } : { ...state, value, sent: state.sent.slice(echo + 1) });
  }

  const typed = state.text.trim();
  const target = state.sent.at(-1) ?? value;
  const sendNow = () => {
    if (typed === target) return;
    setState((former) => ({ ...former, sent: [...former.sent, typed] }));
    onSend(typed);
  };
  const onPause = useEffectEvent(sendNow);

  useEffect(() => {
    if (typed === target) return;
    const timer = setTimeout(onPause, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, target]);

  return { text: state.text, type: (text) => setState((former) => ({ ...former, text })), sendNow };
}
