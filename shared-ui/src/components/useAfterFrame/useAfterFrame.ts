import { startTransition, useEffect, useRef, useState } from 'react';
import { afterFrame } from './afterFrame';

/**
 * A value that follows another one after the next frame, in a render that gives way: for what is out of sight. With `useDeferredValue` that render
 * would begin before the frame and delay it.
 * @param first what stands for it in the very first frame; the value itself without this
 */
export function useAfterFrame<Value>(value: Value, first = value): Value {
  const [frames, setFrames] = useState(0);
  const [followed, setFollowed] = useState({ value: first, frames });
  const callOff = useRef<() => void>(undefined);
  // Taken over while drawing: what was there when the frame was over may be outdated by the time of a render that gave way.
  if (followed.frames !== frames) setFollowed({ value, frames });

  useEffect(() => {
    // One that is due is not put off: values that change with every frame would never be followed.
    callOff.current ??= afterFrame(() => {
      callOff.current = undefined;
      startTransition(() => setFrames((count) => count + 1));
    });
  }, [value]);
  useEffect(
    () => () => {
      callOff.current?.();
      callOff.current = undefined;
    },
    [],
  );

  return followed.value;
}
