import { useCallback, useEffect, useEffectEvent, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { distanceFromEnd } from './distances';
import { useReach } from './useReach';
import { useRows } from './useRows';
import { VirtualRows } from './VirtualRows';

/** Distance from the end at which more items are loaded, in px. */
const NEAR_PX = 100;

export interface VirtualListProps<T> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  items: readonly T[];
  /** Unique key. Pass a stable function. */
  getKey: (item: T) => string | number;
  /** Renders one item; its height is measured. */
  children: (item: T, index: number) => ReactNode;
  /** Estimated height in px of items not rendered yet. */
  estimateHeight: number;
  /** Called within 100 px of the end, to load more. */
  onReachEnd?: () => void;
  /** Key of an item to keep visible; scrolled to if it is not. */
  inSight?: string | number;
  /** Accessible name. */
  'aria-label': string;
  /** Rendered after the last item: a spinner, an error with «Повторить». */
  after?: ReactNode;
}

/** A long list in its own scroll box; only visible items are in the document. The container determines its height. */
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
  // Stable per `items`: a new function makes the virtualizer process all items on every render.
  const getItemKey = useCallback((index: number) => getKey(items[index] as T), [items, getKey]);
  const drawRow = useCallback((index: number) => children(items[index] as T, index), [children, items]);
  const lastKey = items.length > 0 ? getItemKey(items.length - 1) : undefined;
  const reachEnd = useReach();
  const virtualizer = useRows({
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
    // A visible item stays under the pointer, and needs no reflow.
    if (!isInSight) virtualizer.scrollToIndex(index, { align: 'center' });
  });
  useEffect(() => {
    if (inSight !== undefined) scrollTo(inSight);
  }, [inSight]);

  return (
    // A scroll box must be focusable even when it contains no focusable element.
    <Scroller {...rest} ref={scroller} role="region" aria-label={label} tabIndex={0}>
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
      {after}
    </Scroller>
  );
}

const Scroller = styled.div`
  height: 100%;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The virtualizer keeps the scroll position itself. */
  overflow-anchor: none;
  /* Confines layout and paint to the box. */
  contain: content;
`;
