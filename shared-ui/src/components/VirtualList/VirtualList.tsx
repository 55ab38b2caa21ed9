import { useCallback, useEffect, useEffectEvent, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { distanceFromEnd } from './distanceFromEnd';
import { useReach } from './useReach';
import { useRows } from './useRows';
import { VirtualRows } from './VirtualRows';

/** How near to the end more is asked for, in px. */
const NEAR_PX = 100;

export interface VirtualListProps<T> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  /** All items, however many. */
  items: readonly T[];
  /** Tells an item from all others. Give the same function at each drawing. */
  getKey: (item: T) => string | number;
  /** Draws one item; its height is measured. */
  children: (item: T, index: number) => ReactNode;
  /** A guess of an item's height in px, for those not drawn yet. */
  estimateHeight: number;
  /** The list came within 100 px of its end: time to load more. */
  onReachEnd?: () => void;
  /** The key of an item that is to be in sight; another one that is not is scrolled to. */
  inSight?: string | number;
  /** Names the list. */
  'aria-label': string;
  /** Stands after the last item: a spinner, an error with «Повторить». */
  after?: ReactNode;
}

/** A long list in a scrolling box of its own: only what can be seen is in the document. Its height comes from where it stands. */
export function VirtualList<T>({
  items,
  getKey,
  children,
  estimateHeight,
  onReachEnd,
  inSight,
  after,
  'aria-label': label,
  ...rest
}: VirtualListProps<T>) {
  const scroller = useRef<HTMLDivElement>(null);
  // The same while the items are: with another one the virtualizer goes through all of them, at each drawing.
  const getItemKey = useCallback((index: number) => getKey(items[index] as T), [items, getKey]);
  const drawRow = useCallback((index: number) => children(items[index] as T, index), [children, items]);
  const lastKey = items.length > 0 ? getItemKey(items.length - 1) : undefined;
  const reachEnd = useReach();
  const { virtualizer, ...rows } = useRows({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimateHeight,
    getItemKey,
    overscan: 6,
    onMove: (moved) => reachEnd({ isReached: distanceFromEnd(moved) <= NEAR_PX, edge: lastKey, onReach: onReachEnd }),
  });

  const scrollTo = useEffectEvent((key: string | number) => {
    const index = items.findIndex((item) => getKey(item) === key);
    const row = virtualizer.measurementsCache[index];
    if (!row) return;
    const top = virtualizer.scrollOffset ?? 0;
    const isInSight = row.start >= top && row.end <= top + (virtualizer.scrollRect?.height ?? 0);
    // What was pressed stays under the pointer, and nothing has to be laid out for it.
    if (!isInSight) virtualizer.scrollToIndex(index, { align: 'center' });
  });
  useEffect(() => {
    if (inSight !== undefined) scrollTo(inSight);
  }, [inSight]);

  return (
    // A scrolling box must be reachable by keyboard even when nothing in it is.
    <Scroller {...rest} ref={scroller} role="region" aria-label={label} tabIndex={0}>
      <VirtualRows {...rows} count={items.length} getKey={getItemKey} label={label}>
        {drawRow}
      </VirtualRows>
      {after}
    </Scroller>
  );
}

const Scroller = styled.div`
  height: 100%;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The virtualizer itself keeps the place when heights change. */
  overflow-anchor: none;
  /* What changes in it lays out and paints nothing else anew. */
  contain: content;
`;
