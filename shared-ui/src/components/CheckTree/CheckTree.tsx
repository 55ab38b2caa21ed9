import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { query, useMediaQuery } from 'shared-ui/theme';
import { CheckTreeLine } from './CheckTreeLine';
import type { CheckTreeId, CheckTreeRow } from './checkTreeRows';
import { checkTreeStyle } from './checkTreeStyle';
import { measureLater } from './measureLater';

export interface CheckTreeProps {
  /** Built by `checkTreeRows`. */
  rows: readonly CheckTreeRow[];
  onToggle: (row: CheckTreeRow) => void;
  'aria-label': string;
  /** For moving focus to the tree. */
  ref?: Ref<HTMLDivElement>;
}

/** Height of a row with one line of text, on wide and narrow screens; set in `checkTreeStyle`. */
const LINE_PX = { wide: 36, narrow: 44 };
/** Visible rows before the list scrolls. */
const LINES_SHOWN = 9;
const PAGE = 8;
/** A pointer that moves further during a press may have left the row on purpose. */
const STILL_PX = 8;

/**
 * A virtualised tree of checkboxes and groups. Tab stops at it once; arrows, Page Up and Down, Home and End move inside, Space and
 * Enter tick.
 */
export function CheckTree({ rows, onToggle, 'aria-label': label, ref }: CheckTreeProps) {
  const treeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [lastActive, setActive] = useState(0);
  const active = Math.min(lastActive, rows.length - 1);
  const linePx = useMediaQuery(query.narrow) ? LINE_PX.narrow : LINE_PX.wide;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => linePx,
    initialRect: { width: 0, height: linePx * LINES_SHOWN },
    ...measureLater,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
    // Keeps the active row mounted when scrolled away: `aria-activedescendant` refers to it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(active >= 0 ? [active] : [])])].sort((a, b) => a - b),
  });

  // New search results start at the top.
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

  // Rows that arrive during a press move the others: the row pressed counts, not the one below the pointer on release.
  const press = useRef<{ id: CheckTreeId | undefined; x: number; y: number }>(undefined);
  const onPointerDown = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    press.current = { id: rows[indexAt(target)]?.id, x, y };
  };
  const onClick = ({ target, clientX, clientY }: MouseEvent) => {
    const { id, x, y } = press.current ?? { x: NaN, y: NaN };
    press.current = undefined;
    const isStill = Math.hypot(clientX - x, clientY - y) < STILL_PX;
    const index = isStill ? rows.findIndex((each) => each.id === id) : indexAt(target);
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
        onPointerDown={onPointerDown}
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

function indexAt(target: EventTarget): number {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return place ? Number(place.dataset.index) : -1;
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
