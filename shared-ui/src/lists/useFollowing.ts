import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { AT_END_PX, distanceBelow } from './distances';
import type { RowsVirtualizer } from './useRows';

interface FollowingOptions {
  virtualizer: RowsVirtualizer;
  /** Key of the last item, and number of items: a change of either moves the end. */
  lastKey: string | number | undefined;
  count: number;
  /** Called with whether the end is visible: at once when the user leaves it, otherwise once that is certain. */
  onChange: ((isAtEnd: boolean) => void) | undefined;
}

interface Following {
  /** Call on each scroll event. */
  onScroll: () => void;
  /** Call when the virtualizer’s numbers suggest that the end has become visible. */
  check: () => void;
  /** Call after a programmatic scroll, to the end or elsewhere. */
  lead: (isToEnd: boolean) => void;
}

/**
 * Keeps a list scrolled to its end while the user is there, wherever items are inserted. Only the user’s own scrolling
 * ends that: a new item enlarges the list some frames before the scroll catches up. The virtualizer’s `followOnAppend`
 * follows appended items only.
 */
export function useFollowing({ virtualizer, lastKey, count, onChange }: FollowingOptions): Following {
  const isFollowing = useRef(false);
  const lastTop = useRef(0);
  const nextFrame = useRef<number>(undefined);

  const settle = () => {
    nextFrame.current = undefined;
    const box = virtualizer.scrollElement;
    if (!box) return;
    if (distanceBelow(box) <= AT_END_PX) {
      isFollowing.current = true;
      onChange?.(true);
    } else if (isFollowing.current) {
      virtualizer.scrollToEnd();
    } else {
      onChange?.(false);
    }
  };
  // After two frames: a list that starts in its middle may seem to be at its end until its rows are measured.
  const check = () => {
    nextFrame.current ??= requestAnimationFrame(() => {
      nextFrame.current = requestAnimationFrame(settle);
    });
  };
  useEffect(
    () => () => {
      if (nextFrame.current !== undefined) cancelAnimationFrame(nextFrame.current);
      // Effects may run again (strict mode): a cancelled frame must not block the next check.
      nextFrame.current = undefined;
    },
    [],
  );

  const follow = useEffectEvent(() => {
    if (isFollowing.current) virtualizer.scrollToEnd();
    check();
  });
  useLayoutEffect(() => {
    if (count > 0) follow();
  }, [count, lastKey]);

  return {
    check: () => {
      if (!isFollowing.current) check();
    },
    lead: (isToEnd) => {
      isFollowing.current = isToEnd;
      check();
    },
    onScroll: () => {
      const box = virtualizer.scrollElement;
      if (!box) return;
      const isUp = box.scrollTop < lastTop.current - 1;
      lastTop.current = box.scrollTop;
      if (distanceBelow(box) <= AT_END_PX) {
        check();
      } else if (isUp && isFollowing.current) {
        isFollowing.current = false;
        onChange?.(false);
      }
    },
  };
}
