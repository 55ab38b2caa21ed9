import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Throttles a callback for changes of a value: called at once, then once for all changes within the next `pause` ms.
 */
export function useGathered(value: unknown, pause: number, onChange: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOutdated = useRef(false);
  const tell = useEffectEvent(() => {
    if (timer.current !== undefined) {
      isOutdated.current = true;
      return;
    }
    isOutdated.current = false;
    onChange();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (isOutdated.current) tell();
    }, pause);
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) tell();
    isFirst.current = false;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
