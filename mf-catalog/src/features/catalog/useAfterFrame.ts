import { startTransition, useEffect, useState } from 'react';

/**
 * A value that follows another one after the next frame, in a render that gives way: for what is out of sight. With `useDeferredValue` that render
 * would begin before the frame and delay it.
 */
export function useAfterFrame<Value>(value: Value): Value {
  const [followed, setFollowed] = useState(value);

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
