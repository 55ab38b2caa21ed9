import { elementScroll } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { distanceFromEnd } from '../VirtualList/distanceFromEnd';
import { useReach } from '../VirtualList/useReach';
import { useRows, type Rows } from '../VirtualList/useRows';
import { VirtualRows } from '../VirtualList/VirtualRows';
import { AT_END_PX } from './distanceBelow';
import { useFollowing } from './useFollowing';
import { useKeptBottom } from './useKeptBottom';
import { useKeptPlace } from './useKeptPlace';
import { useShown } from './useShown';

/** How near to the start older items are asked for, in px. */
const NEAR_START_PX = 400;
/** How far below the top an item comes that is led to: what is before it can be seen too. */
const LEAD_PX = 96;
/** Items drawn above and below those in sight, and how many at first: what is seen comes sooner without them. */
const OVERSCAN = 5;
const FIRST_OVERSCAN = 1;
/** A guess of how much of the window's height the list has: drawn from it, the right items are there before anything is measured. */
const USUAL_SHARE = 0.6;

export interface VirtualChatListActions {
  /** Shows the newest item, e.g. after the person sent one. */
  scrollToEnd: () => void;
  /** Shows the item with that key, 96 px below the top or in the middle. */
  scrollTo: (key: string | number, place?: 'start' | 'center') => void;
  /** Whether the item with that key lies further down than what can be seen. */
  isBelow: (key: string | number) => boolean;
}

export interface VirtualChatListProps<T> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  /** Items loaded so far, oldest first. Day headings are items as well. */
  items: readonly T[];
  /** Tells an item from all others; must stay the same when older items come in front. Give the same function at each drawing. */
  getKey: (item: T) => string | number;
  /** Whether an item stays between its neighbours when older ones come in front, as a message does and a day's heading does not. All do by default. */
  isLasting?: (item: T) => boolean;
  /** Draws one item; its height is measured. */
  children: (item: T, index: number) => ReactNode;
  /** A guess of an item's height in px, for those not drawn yet. */
  estimateHeight: number;
  /**
   * The name of the kind of items that are as high as this one, whatever they say; `undefined` where only measuring tells. Once one of a kind
   * was measured, others come at their height at once: a guess that is wrong makes the browser lay the list out twice.
   */
  kindOf?: (item: T, index: number) => string | undefined;
  /** The key of the item that it begins at, 96 px below the top; without one it begins at the newest. Later changes move nothing. */
  startAt?: string | number;
  /** The beginning came near: time to load older items. Called again when those have come. */
  onReachStart?: () => void;
  /** The person has come to the end, where they are shown each new item, or has left it. Told with the same again at times. */
  onEndChange?: (isAtEnd: boolean) => void;
  /** What can be done to the list from outside. */
  actions?: Ref<VirtualChatListActions>;
  /** Names the list. */
  'aria-label': string;
}

/**
 * A conversation in a scrolling box of its own. It begins at the newest item or at a named one, stays where it is when older ones come in front
 * or its box becomes lower, and follows new ones only while the person is at the end. Give it a `key` per conversation.
 */
export function VirtualChatList<T>({
  items,
  getKey,
  isLasting = () => true,
  children,
  estimateHeight,
  kindOf,
  startAt,
  onReachStart,
  onEndChange,
  onScroll,
  actions,
  'aria-label': label,
  ...rest
}: VirtualChatListProps<T>) {
  const scroller = useRef<HTMLDivElement>(null);
  // Only from then on is «near the start» the person's doing.
  const isPlaced = useRef(false);
  // Until the first scroll event the virtualizer believes itself at the start, though it begins at the end.
  const hasScrolled = useRef(false);
  const reachStart = useReach();
  // The same while the items are: with another one the virtualizer goes through all of them, at each drawing.
  const getItemKey = useCallback((index: number) => getKey(items[index] as T), [items, getKey]);
  const drawRow = useCallback((index: number) => children(items[index] as T, index), [children, items]);
  const indexOf = (key: string | number) => items.findIndex((item) => getKey(item) === key);
  const ledTo = useRef<number>(undefined);
  const isShown = useShown(items.length > 0);
  const first = items[0];
  const last = items.at(-1);
  const checkEdges = (moved: Rows['virtualizer']) => {
    const belowSight = distanceFromEnd(moved);
    const isSettled = isPlaced.current && belowSight < Infinity;
    const fitsWhole = moved.getTotalSize() <= (moved.scrollRect?.height ?? 0);
    const isNearStart = fitsWhole || (hasScrolled.current && (moved.scrollOffset ?? Infinity) <= NEAR_START_PX);
    reachStart({
      isReached: isSettled && isNearStart,
      edge: first === undefined ? undefined : getKey(first),
      // What came in front has just moved the start away; the virtualizer hears of it by the scroll event that follows.
      onReach: () => {
        if (fitsWhole || (scroller.current?.scrollTop ?? 0) <= NEAR_START_PX) onReachStart?.();
      },
    });
    if (isSettled && belowSight <= AT_END_PX) following.check();
  };
  const { virtualizer, ...rows } = useRows({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimateHeight,
    kindOf: kindOf && ((index) => kindOf(items[index] as T, index)),
    getItemKey,
    overscan: isShown ? OVERSCAN : FIRST_OVERSCAN,
    initialRect: { width: 0, height: window.innerHeight * USUAL_SHARE },
    initialOffset: () => {
      const first = startAt === undefined ? -1 : indexOf(startAt);
      const end = items.length * estimateHeight - window.innerHeight * USUAL_SHARE;
      return Math.max(0, first < 0 ? end : first * estimateHeight - LEAD_PX);
    },
    // Room below the newest item.
    paddingEnd: 8,
    anchorTo: 'end',
    scrollEndThreshold: AT_END_PX,
    scrollPaddingStart: LEAD_PX,
    scrollToFn: (offset, how, instance) => {
      elementScroll(offset, how, instance);
      ledTo.current = instance.scrollElement?.scrollTop;
    },
    onMove: (moved) => {
      checkEdges(moved);
      place.rememberSoon();
    },
  });

  useKeptBottom(scroller);
  const place = useKeptPlace({ virtualizer, items, getKey, isLasting });
  const following = useFollowing({
    virtualizer,
    ledTo,
    count: items.length,
    lastKey: last === undefined ? undefined : getKey(last),
    onChange: onEndChange,
  });

  const scrollToEnd = () => {
    virtualizer.scrollToEnd();
    following.lead(true);
  };
  const scrollTo = (key: string | number, place: 'start' | 'center' = 'start') => {
    const index = indexOf(key);
    if (index < 0) return;
    virtualizer.scrollToIndex(index, { align: place });
    following.lead(false);
  };
  const begin = useEffectEvent(() => {
    if (startAt === undefined || indexOf(startAt) < 0) scrollToEnd();
    else scrollTo(startAt);
  });

  const isEmpty = items.length === 0;
  useLayoutEffect(() => {
    if (isEmpty) return;
    begin();
    isPlaced.current = true;
  }, [isEmpty]);

  useImperativeHandle(actions, () => ({
    scrollToEnd,
    scrollTo,
    isBelow: (key) => indexOf(key) > (virtualizer.range?.endIndex ?? Infinity),
  }));

  return (
    // A scrolling box must be reachable by keyboard even when nothing in it is.
    <Scroller
      {...rest}
      ref={scroller}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={(event) => {
        hasScrolled.current = true;
        place.remember();
        following.onScroll();
        checkEdges(virtualizer);
        onScroll?.(event);
      }}
    >
      <VirtualRows {...rows} count={items.length} getKey={getItemKey} label={label}>
        {drawRow}
      </VirtualRows>
    </Scroller>
  );
}

const Scroller = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The virtualizer itself keeps the place when heights change. */
  overflow-anchor: none;
  /* What changes in it lays out and paints nothing else anew; with a background of its own it is scrolled without being painted. */
  contain: strict;
  background: inherit;

  /* A short conversation stands at the bottom, next to where one writes. */
  > ul {
    margin-top: auto;
  }
`;
