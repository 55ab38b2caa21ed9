import { useEffect, useState } from 'react';
import { TYPING_PAUSE } from '../limits';

/** Debounces the search text. */
export function usePaused(text: string | undefined): string | undefined {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
