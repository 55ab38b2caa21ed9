import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Milliseconds after which what is shown counts as healthy: its first data have come by then, and its effects have run. */
const HEALTHY_AFTER = 5_000;

/** How far the drawing of a module is; `shown` until its first effects are over. */
export type Progress = 'drawing' | 'shown' | 'settled' | 'healthy';

/** Stands before a module's content and draws nothing: React runs its effects when the content is shown, just before the content's own. */
export function Pulse({ onProgress }: { onProgress: (progress: Progress) => void }) {
  const tell = useEffectEvent(onProgress);

  // A layout effect: it ends when the content is hidden because it suspends again.
  useLayoutEffect(() => {
    tell('shown');
    const timer = setTimeout(() => tell('healthy'), HEALTHY_AFTER);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    let isHere = true;
    // After the content's effects, which run in the same go.
    void Promise.resolve().then(() => isHere && tell('settled'));
    return () => {
      isHere = false;
    };
  }, []);

  return null;
}
