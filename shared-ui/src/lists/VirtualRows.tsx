import { memo, type Key, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { RowBoundary } from '../components/ErrorBoundary/RowBoundary';
import type { RowsVirtualizer } from './useRows';

interface VirtualRowsProps {
  /** Rendered rows; the same array as long as they stay the same. */
  indexes: readonly number[];
  listRef: RowsVirtualizer['containerRef'];
  rowRef: RowsVirtualizer['measureElement'];
  /** Number of rows, rendered or not. */
  count: number;
  getKey: (index: number) => Key;
  /** Accessible name of the list. */
  label: string;
  /** Renders the content of one row. Must stay the same function while items and renderer do. */
  children: (index: number) => ReactNode;
}

/**
 * The rendered rows, positioned in a list as high as all rows together. Memoised: does not re-render while scrolling
 * among rendered rows.
 */
export const VirtualRows = memo(function VirtualRows({
  indexes,
  listRef,
  rowRef,
  count,
  getKey,
  label,
  children,
}: VirtualRowsProps) {
  return (
    <List ref={listRef} aria-label={label}>
      {indexes.map((index) => (
        <li
          key={getKey(index)}
          ref={rowRef}
          data-index={index}
          // Only a part of the list is in the document; these attributes tell its size.
          aria-setsize={count}
          aria-posinset={index + 1}
        >
          <RowBoundary item={children}>{children(index)}</RowBoundary>
        </li>
      ))}
    </List>
  );
});

/* The virtualizer positions the rows and sets the list's height. */
const List = styled.ul`
  position: relative;
  flex: none;
  width: 100%;

  > li {
    position: absolute;
    left: 0;
    display: flow-root;
    width: 100%;
    contain: layout style;
  }
`;
