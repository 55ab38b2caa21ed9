import { useEffect, useState } from 'react';
import { TYPING_PAUSE } from '../limits';

/** What was typed, once there has been no keystroke for a moment. */
export function usePaused(text: string | undefined): string | undefined {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
