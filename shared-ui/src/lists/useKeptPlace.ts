import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RowsVirtualizer } from './useRows';

type Key = string | number;

interface KeptPlaceOptions<T> {
  virtualizer: RowsVirtualizer;
  items: readonly T[];
  getKey: (item: T) => Key;
  isLasting: (item: T) => boolean;
}

/** Reading position: the first visible lasting item, and the distance of the box’s top below its start. */
interface Place {
  key: Key;
  below: number;
}

/**
 * Keeps the reading position when older items are prepended. The virtualizer anchors to the topmost visible item, which
 * at the very top is one that disappears or moves: a day heading or the loading indicator.
 * @returns `remember`, to be called on each scroll; `rememberSoon`, whenever rows may have moved otherwise
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

  // Heights are also measured without a scroll. In the next frame, because reading `scrollTop` now would force a
  // reflow.
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
