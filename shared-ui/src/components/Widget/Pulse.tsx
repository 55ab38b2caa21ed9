import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/** Milliseconds after which content counts as healthy: its first data is loaded and its effects have run. */
const HEALTHY_AFTER = 5_000;

/** Render progress of a module; `shown` until its first effects have run. */
export type Progress = 'drawing' | 'shown' | 'settled' | 'healthy';

/** A page without heading or height, long after its first data should be loaded. */
class DrewNothing extends Error {
  constructor() {
    super(`It has drawn nothing for ${HEALTHY_AFTER / 1000} s. A page needs a heading or a height.`);
    this.name = 'DrewNothing';
  }
}

interface PulseProps {
  onProgress: (progress: Progress) => void;
  /** Element that must have content; without it the content may be empty. */
  place?: RefObject<HTMLElement | null>;
}

/**
 * Renders before a module’s content, without output: React runs its effects when the content is shown, just before
 * those of the content.
 * @throws {DrewNothing} instead of reporting an empty `place` as healthy
 */
export function Pulse({ onProgress, place }: PulseProps) {
  const [isEmpty, setIsEmpty] = useState(false);
  const tell = useEffectEvent(onProgress);
  const judge = useEffectEvent(() => {
    if (place?.current && !hasContent(place.current)) setIsEmpty(true);
    else onProgress('healthy');
  });

  // A layout effect, because it is cleaned up when the content is hidden by suspending again.
  useLayoutEffect(() => {
    tell('shown');
    const timer = setTimeout(() => judge(), HEALTHY_AFTER);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    let isHere = true;
    // After the content’s effects, which run in the same commit.
    void Promise.resolve().then(() => isHere && tell('settled'));
    return () => {
      isHere = false;
    };
  }, []);

  if (isEmpty) throw new DrewNothing();
  return null;
}

function hasContent(place: HTMLElement): boolean {
  if (place.querySelector('h1, h2, h3, h4, h5, h6, [role=heading]')) return true;
  return [...place.querySelectorAll('*')].some((element) => element.getBoundingClientRect().height > 0);
}
