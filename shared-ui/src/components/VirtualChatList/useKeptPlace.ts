import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';

type Key = string | number;

interface KeptPlaceOptions<T> {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  items: readonly T[];
  getKey: (item: T) => Key;
  isLasting: (item: T) => boolean;
}

/** What is read: the first item in sight that lasts, and how far the top of the box lies below its start. */
interface Place {
  key: Key;
  below: number;
}

/**
 * Keeps what is read where it is when older items come in front of it. The virtualizer does so by the topmost item in sight, which at the
 * very top is one that goes or moves with the older ones: a day's heading, or the place where they load.
 * @returns `remember`: to be called on each scroll; `rememberSoon`: whenever else rows may have moved
 */
export function useKeptPlace<T>({ virtualizer, items, getKey, isLasting }: KeptPlaceOptions<T>): {
  remember: () => void;
  rememberSoon: () => void;
} {
  const place = useRef<Place>(undefined);
  const firstKey = useRef<Key>(undefined);

  const nextFrame = useRef<number>(undefined);

  const remember = () => {
    const offset = virtualizer.scrollElement?.scrollTop ?? 0;
    const top = virtualizer.getVirtualItemForOffset(offset)?.index ?? 0;
    let index = top;
    while (index < items.length && !isLasting(items[index] as T)) index += 1;
    const item = items[index];
    const start = virtualizer.measurementsCache[index]?.start;
    place.current =
      item === undefined || start === undefined ? undefined : { key: getKey(item), below: offset - start };
  };

  // Heights are measured without a scroll, too. With the next frame: to ask now would make the browser lay out at once what has just been drawn.
  const rememberSoon = () => {
    nextFrame.current ??= requestAnimationFrame(() => {
      nextFrame.current = undefined;
      latest.current();
    });
  };
  const latest = useRef(remember);
  useLayoutEffect(() => {
    latest.current = remember;
  });
  useEffect(
    () => () => {
      if (nextFrame.current !== undefined) cancelAnimationFrame(nextFrame.current);
    },
    [],
  );

  useLayoutEffect(() => {
    const [first] = items;
    const key = first === undefined ? undefined : getKey(first);
    const kept = place.current;
    if (kept && firstKey.current !== undefined && firstKey.current !== key) {
      const index = items.findIndex((item) => getKey(item) === kept.key);
      const start = virtualizer.measurementsCache[index]?.start;
      if (start !== undefined) {
        const offset = Math.max(0, start + kept.below);
        if (Math.abs(offset - (virtualizer.scrollElement?.scrollTop ?? 0)) > 1) virtualizer.scrollToOffset(offset);
        firstKey.current = key;
        return;
      }
    }
    if (firstKey.current !== key) {
      firstKey.current = key;
      remember();
      return;
    }
    rememberSoon();
  });

  return { remember, rememberSoon };
}
