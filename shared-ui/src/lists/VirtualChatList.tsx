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
import { AT_END_PX, distanceFromEnd } from './distances';
import { useFollowing } from './useFollowing';
import { useKeptBottom } from './useKeptBottom';
import { useKeptPlace } from './useKeptPlace';
import { useReach } from './useReach';
import { useRows, type RowsVirtualizer } from './useRows';
import { useShown } from './useShown';
import { VirtualRows } from './VirtualRows';

/** Distance from the start at which older items are loaded, in px. */
const NEAR_START_PX = 400;
/** Distance below the top at which a target item is placed: the item before it is visible too. */
const LEAD_PX = 96;
/** Items rendered outside the viewport; fewer at first, so that the visible ones appear sooner. */
const OVERSCAN = 5;
const FIRST_OVERSCAN = 1;
/** Estimated share of the window’s height taken by the list, so that the right items are rendered before measuring. */
const USUAL_SHARE = 0.6;

export interface VirtualChatListActions {
  /** Scrolls to the newest item, e.g. after sending. */
  scrollToEnd: () => void;
  /** Scrolls to the item with this key, 96 px below the top or in the middle. */
  scrollTo: (key: string | number, place?: 'start' | 'center') => void;
  /** Whether the item with this key is below the visible range. */
  isBelow: (key: string | number) => boolean;
  /** Index of the first item in sight; undefined in an empty list. Older shells lack it. */
  topIndex?: () => number | undefined;
}

export interface VirtualChatListProps<T> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  /** Loaded items, oldest first, including day headings. */
  items: readonly T[];
  /** Unique key, stable when older items are prepended. Pass a stable function. */
  getKey: (item: T) => string | number;
  /**
   * Whether an item keeps its neighbours when older items are prepended: a message does, a day heading does not.
   * Default: all do.
   */
  isLasting?: (item: T) => boolean;
  /** Renders one item; its height is measured. */
  children: (item: T, index: number) => ReactNode;
  /** Estimated height in px of items not rendered yet. */
  estimateHeight: number;
  /** Key of the item to start at, 96 px below the top; defaults to the newest. Later changes have no effect. */
  startAt?: string | number;
  /** Called near the start, to load older items; again once those are there. */
  onReachStart?: () => void;
  /** Called when the user reaches the end, where new items are followed, or leaves it. May repeat the same value. */
  onEndChange?: (isAtEnd: boolean) => void;
  /** Imperative handle. */
  actions?: Ref<VirtualChatListActions>;
  /** Accessible name. */
  'aria-label': string;
}

/**
 * A conversation in its own scroll box. Starts at the newest or a given item, keeps its position when older items are
 * prepended or the box shrinks, and follows new items only while the user is at the end. Needs a `key` per
 * conversation.
 */
export function VirtualChatList<T>({
  items,
  getKey,
  isLasting = () => true,
  children,
  estimateHeight,
  startAt,
  onReachStart,
  onEndChange,
  onScroll,
  actions,
  'aria-label': label,
  ...rest
}: VirtualChatListProps<T>) {
  const scroller = useRef<HTMLDivElement>(null);
  // Only after the initial positioning is «near the start» the user’s doing.
  const isPlaced = useRef(false);
  // Until the first scroll event the virtualizer assumes offset 0, although the list starts at its end.
  const hasScrolled = useRef(false);
  const reachStart = useReach();
  // Stable per `items`: a new function makes the virtualizer process all items on every render.
  const getItemKey = useCallback((index: number) => getKey(items[index] as T), [items, getKey]);
  const drawRow = useCallback((index: number) => children(items[index] as T, index), [children, items]);
  const indexOf = (key: string | number) => items.findIndex((item) => getKey(item) === key);
  const isShown = useShown(items.length > 0);
  const first = items[0];
  const last = items.at(-1);
  const checkEdges = (moved: RowsVirtualizer) => {
    const belowSight = distanceFromEnd(moved);
    const isSettled = isPlaced.current && belowSight < Infinity;
    const fitsWhole = moved.getTotalSize() <= (moved.scrollRect?.height ?? 0);
    const isNearStart = fitsWhole || (hasScrolled.current && (moved.scrollOffset ?? Infinity) <= NEAR_START_PX);
    reachStart({
      isReached: isSettled && isNearStart,
      edge: first === undefined ? undefined : getKey(first),
      // Prepended items have just moved the start away; the virtualizer learns that only from the scroll event to
      // follow.
      onReach: () => {
        if (fitsWhole || (scroller.current?.scrollTop ?? 0) <= NEAR_START_PX) onReachStart?.();
      },
    });
    if (isSettled && belowSight <= AT_END_PX) following.check();
  };
  const virtualizer = useRows({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimateHeight,
    getItemKey,
    overscan: isShown ? OVERSCAN : FIRST_OVERSCAN,
    initialRect: { width: 0, height: window.innerHeight * USUAL_SHARE },
    initialOffset: () => {
      const first = startAt === undefined ? -1 : indexOf(startAt);
      const end = items.length * estimateHeight - window.innerHeight * USUAL_SHARE;
      return Math.max(0, first < 0 ? end : first * estimateHeight - LEAD_PX);
    },
    // Below the newest item.
    paddingEnd: 8,
    anchorTo: 'end',
    scrollEndThreshold: AT_END_PX,
    scrollPaddingStart: LEAD_PX,
    onMove: (moved) => {
      checkEdges(moved);
      place.rememberSoon();
    },
  });

  useKeptBottom(scroller);
  const place = useKeptPlace({ virtualizer, items, getKey, isLasting });
  const following = useFollowing({
    virtualizer,
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
    // Not its range, which may be one scroll event behind.
    topIndex: () => virtualizer.getVirtualItemForOffset(scroller.current?.scrollTop ?? 0)?.index,
  }));

  return (
    // A scroll box must be focusable even when it contains no focusable element.
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
      <VirtualRows
        indexes={virtualizer.getVirtualIndexes()}
        listRef={virtualizer.containerRef}
        rowRef={virtualizer.measureElement}
        count={items.length}
        getKey={getItemKey}
        label={label}
      >
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
  /* The virtualizer keeps the scroll position itself. */
  overflow-anchor: none;
  /* Confines layout and paint to the box; its own background lets it scroll without repainting. */
  contain: strict;
  background: inherit;

  /* A short conversation sits at the bottom, next to the message field. */
  > ul {
    margin-top: auto;
  }
`;
