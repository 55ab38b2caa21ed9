import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { AT_END_PX, distanceBelow } from './distanceBelow';

interface FollowingOptions {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  /** Where the list itself has scrolled its box to last, in px. */
  ledTo: RefObject<number | undefined>;
  /** What comes last, and how much there is: the end moves with them. */
  lastKey: string | number | undefined;
  count: number;
  /** Told whether the end is in sight: when it is left at once, otherwise as soon as that is certain. */
  onChange: ((isAtEnd: boolean) => void) | undefined;
}

interface Following {
  /** To be called on each scroll. */
  onScroll: () => void;
  /** To be called when the end may have come into sight otherwise, by the virtualizer's numbers. */
  check: () => void;
  /** To be called when the list has been led to its end, or to another place. */
  lead: (isToEnd: boolean) => void;
}

/**
 * Keeps whoever is at the end of a list there, wherever new items come in. They leave it only by scrolling away themselves: a new item makes
 * the list higher some frames before it has been scrolled to. The virtualizer would follow only what comes last, and only while it has heard
 * of its own last scroll.
 */
export function useFollowing({ virtualizer, ledTo, lastKey, count, onChange }: FollowingOptions): Following {
  const isFollowing = useRef(false);
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
  // Two frames later: a list that begins at its middle stands at its end, or seems to, until its rows have been measured.
  const check = () => {
    nextFrame.current ??= requestAnimationFrame(() => {
      nextFrame.current = requestAnimationFrame(settle);
    });
  };
  useEffect(
    () => () => {
      if (nextFrame.current !== undefined) cancelAnimationFrame(nextFrame.current);
      // Effects may begin again: then the next look is not one that was called off.
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
      if (distanceBelow(box) <= AT_END_PX) {
        check();
        return;
      }
      const isOwn = ledTo.current !== undefined && Math.abs(box.scrollTop - ledTo.current) <= 1;
      if (isOwn || !isFollowing.current) return;
      isFollowing.current = false;
      onChange?.(false);
    },
  };
}
