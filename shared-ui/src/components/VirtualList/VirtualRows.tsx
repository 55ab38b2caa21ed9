import { memo, type Key, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Rows } from './useRows';

interface VirtualRowsProps extends Pick<Rows, 'indexes' | 'setList' | 'setRow'> {
  /** How many rows there are, drawn or not. */
  count: number;
  /** Tells a row from all others. */
  getKey: (index: number) => Key;
  /** Names the list. */
  label: string;
  /** Draws the content of one row. The same while the items and the way to draw them are. */
  children: (index: number) => ReactNode;
}

/** The rows in sight, at their places in a list as high as all rows together. Not drawn anew when scrolling begins or ends among them. */
export const VirtualRows = memo(function VirtualRows({
  indexes,
  setList,
  setRow,
  count,
  getKey,
  label,
  children,
}: VirtualRowsProps) {
  return (
    <List ref={setList} aria-label={label}>
      {indexes.map((index) => (
        <li
          key={getKey(index)}
          ref={setRow}
          data-index={index}
          // The document holds a part of the list; these tell how long it is.
          aria-setsize={count}
          aria-posinset={index + 1}
        >
          {children(index)}
        </li>
      ))}
    </List>
  );
});

// Places by `top`, see `useRows`: with a transform each row would be a part of the picture of its own, to be put together anew with each frame of scrolling.
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
