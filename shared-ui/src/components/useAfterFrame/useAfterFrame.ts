import { startTransition, useEffect, useState } from 'react';

/**
 * A value that follows another one after the next frame, in a render that gives way: for what is out of sight. With `useDeferredValue` that render
 * would begin before the frame and delay it.
 * @param first what stands for it in the very first frame; the value itself without this
 */
export function useAfterFrame<Value>(value: Value, first = value): Value {
  const [followed, setFollowed] = useState(first);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setFollowed(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);

  return followed;
}
