import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when a value has changed: at once, and for the changes of the next `pause` ms together after them. */
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
