import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

interface RecipientRowsProps {
  ids: readonly number[];
  label: string;
  /** Renders one row. */
  children: (id: number) => ReactNode;
}

/** 44 px at the usual font size. */
const ROW_REM = 2.75;
const ROW_PX = 44;
/** Rendered rows: the ten visible ones and some above and below. */
const DRAWN = 24;
const ABOVE = 6;

/**
 * A virtual list of rows of equal height that fills its parent. `VirtualList` measures each row and sums all heights,
 * which takes longer than a frame for 99,999 rows; here a row's position is its index times the height.
 */
export function RecipientRows({ ids, label, children }: RecipientRowsProps) {
  const [first, setFirst] = useState(0);
  // The list may have become shorter than the scroll position.
  const from = Math.max(0, Math.min(first - ABOVE, ids.length - DRAWN));
  return (
    // A scroll container must be focusable by keyboard even without focusable content.
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight } }) =>
        setFirst(Math.floor(scrollTop / (scrollHeight / ids.length || ROW_PX)))
      }
    >
      <List aria-label={label} style={{ height: `${ids.length * ROW_REM}rem` }}>
        {ids.slice(from, from + DRAWN).map((id, place) => (
          // Only a part of the list is rendered; the ARIA attributes state its size.
          <li
            key={id}
            aria-setsize={ids.length}
            aria-posinset={from + place + 1}
            style={{ top: `${(from + place) * ROW_REM}rem` }}
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
    height: ${ROW_REM}rem;
    padding-inline: ${theme.space(1)};
    box-shadow: inset 0 -1px ${theme.color.border};
    contain: strict;
  }

  /* Make the whole row clickable. */
  label {
    align-items: center;
    width: 100%;
    height: ${ROW_REM}rem;
    padding-block: 0;
  }

  /* Truncate long names: all rows have the same height. */
  label > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    min-width: 0;
    overflow-wrap: anywhere;
    line-height: calc(20 / 15);
  }
`;
