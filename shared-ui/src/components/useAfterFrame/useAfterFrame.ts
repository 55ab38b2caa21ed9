import { startTransition, useEffect, useRef, useState } from 'react';
import { afterFrame } from './afterFrame';

/**
 * A value that follows another one after the next frame, in a render that gives way: for what is out of sight. With `useDeferredValue` that render
 * would begin before the frame and delay it.
 * @param first what stands for it in the very first frame; the value itself without this
 */
export function useAfterFrame<Value>(value: Value, first = value): Value {
  const [followed, setFollowed] = useState(first);
  const latest = useRef(value);
  const callOff = useRef<() => void>(undefined);

  useEffect(() => {
    latest.current = value;
    // One that is due is not put off: values that change with every frame would never be followed.
    callOff.current ??= afterFrame(() => {
      callOff.current = undefined;
      startTransition(() => setFollowed(latest.current));
    });
  }, [value]);
  useEffect(
    () => () => {
      callOff.current?.();
      callOff.current = undefined;
    },
    [],
  );

  return followed;
}
