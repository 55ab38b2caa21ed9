import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `ms`, not counting paused time. */
export function useCountdown(ms: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}
