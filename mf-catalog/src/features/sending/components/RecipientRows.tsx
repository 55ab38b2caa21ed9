import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

interface RecipientRowsProps {
  /** However many. */
  ids: readonly number[];
  /** Names the list. */
  label: string;
  /** Draws one of them. */
  children: (id: number) => ReactNode;
}

const ROW_PX = 44;
/** Rows in the document: the ten that the dialog has room for, and some above and below. */
const DRAWN = 24;
const ABOVE = 6;

/**
 * A scrolling box of rows of one height, of which only those in sight are in the document. `VirtualList` measures each row and adds all heights up
 * anew, which for 99,999 takes longer than a frame; here the place of a row is its number times its height. Fills its parent.
 */
export function RecipientRows({ ids, label, children }: RecipientRowsProps) {
  const [first, setFirst] = useState(0);
  // Fewer may have been found than one had scrolled through.
  const from = Math.max(0, Math.min(first - ABOVE, ids.length - DRAWN));
  return (
    // A scrolling box must be reachable by keyboard even when nothing in it is.
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / ROW_PX))}
    >
      <List aria-label={label} style={{ height: ids.length * ROW_PX }}>
        {ids.slice(from, from + DRAWN).map((id, place) => (
          // The document holds a part of the list; the numbers tell how long it is.
          <li
            key={id}
            aria-setsize={ids.length}
            aria-posinset={from + place + 1}
            style={{ top: (from + place) * ROW_PX }}
          >
            {children(id)}
          </li>
        ))}
      </List>
    </Box>
  );
}

const Box = styled.div`
  height: 100%;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  contain: strict;
`;

const List = styled.ul`
  position: relative;

  > li {
    position: absolute;
    width: 100%;
    height: ${ROW_PX}px;
    padding-inline: ${theme.space(1)};
    box-shadow: inset 0 -1px ${theme.color.border};
    contain: strict;
  }

  /* The whole row can be pressed. */
  label {
    align-items: center;
    width: 100%;
    height: ${ROW_PX}px;
    padding-block: 0;
  }

  /* A long name ends with an ellipsis: rows have one height. */
  label > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    min-width: 0;
    overflow-wrap: anywhere;
    line-height: ${theme.space(5)};
  }
`;
