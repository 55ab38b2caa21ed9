import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { query, useMediaQuery } from 'shared-ui/theme';
import { CheckTreeLine } from './CheckTreeLine';
import type { CheckTreeRow } from './checkTreeRows';
import { checkTreeStyle } from './checkTreeStyle';
import { measureLater } from './measureLater';

export interface CheckTreeProps {
  /** The lines; see `checkTreeRows`. */
  rows: readonly CheckTreeRow[];
  /** A line was pressed. */
  onToggle: (row: CheckTreeRow) => void;
  /** Names the tree. */
  'aria-label': string;
  /** To lead the focus here. */
  ref?: Ref<HTMLDivElement>;
}

/** The height of a line of one row, with a mouse and on narrow screens; see `checkTreeStyle`. */
const LINE_PX = { wide: 36, narrow: 44 };
/** As high as the list gets before it scrolls. */
const LINES_SHOWN = 9;
const PAGE = 8;

/**
 * Lines to tick, some of them groups, however many: only what can be seen is in the document. Tab stops once; the arrows,
 * Page Up and Down, Home and End lead inside, the space bar ticks.
 */
export function CheckTree({ rows, onToggle, 'aria-label': label, ref }: CheckTreeProps) {
  const treeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [wished, setActive] = useState(0);
  const active = Math.min(wished, rows.length - 1);
  const linePx = useMediaQuery(query.narrow) ? LINE_PX.narrow : LINE_PX.wide;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => linePx,
    initialRect: { width: 0, height: linePx * LINES_SHOWN },
    ...measureLater,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
    // The line that the keyboard is at must exist even when scrolled away: screen readers are pointed to it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(active >= 0 ? [active] : [])])].sort((a, b) => a - b),
  });

  // What is found is shown from its beginning.
  const first = rows[0]?.id;
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [first]);

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(index, rows.length - 1));
    setActive(next);
    virtualizer.scrollToIndex(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    const moves: Record<string, () => void> = {
      ArrowDown: () => moveTo(active + 1),
      ArrowUp: () => moveTo(active - 1),
      PageDown: () => moveTo(active + PAGE),
      PageUp: () => moveTo(active - PAGE),
      Home: () => moveTo(0),
      End: () => moveTo(rows.length - 1),
      ' ': () => row && onToggle(row),
      Enter: () => row && onToggle(row),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  const onClick = (event: MouseEvent) => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    const index = place ? Number(place.dataset.index) : -1;
    const row = rows[index];
    if (!row) return;
    setActive(index);
    onToggle(row);
  };

  return (
    <Scroller ref={scroller} style={{ height: Math.min(virtualizer.getTotalSize(), linePx * LINES_SHOWN) }}>
      <Tree
        ref={ref}
        role="tree"
        aria-label={label}
        aria-multiselectable
        aria-activedescendant={active >= 0 ? `${treeId}-${active}` : undefined}
        tabIndex={0}
        style={{ height: virtualizer.getTotalSize() }}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                role="none"
                style={{ transform: `translateY(${start}px)` }}
              >
                <CheckTreeLine
                  elementId={`${treeId}-${index}`}
                  label={row.label}
                  count={row.count}
                  level={row.level}
                  position={row.position}
                  siblings={row.siblings}
                  isGroup={row.isGroup}
                  state={row.state}
                  isActive={index === active}
                />
              </div>
            )
          );
        })}
      </Tree>
    </Scroller>
  );
}

const Scroller = styled.div`
  flex: none;
  max-height: 60vh;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
`;

const Tree = styled.div`
  position: relative;
  ${checkTreeStyle}

  &:focus-visible {
    outline: none;
  }
`;
