import {
  elementScroll,
  measureElement,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type Range,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../whenIdle';

type RowsVirtualizer = Virtualizer<HTMLDivElement, Element>;
type Options = VirtualizerOptions<HTMLDivElement, Element>;

interface RowsOptions extends Omit<
  Options,
  'scrollToFn' | 'observeElementRect' | 'observeElementOffset' | 'onChange' | 'measureElement' | 'rangeExtractor'
> {
  /** Scrolls the box; the virtualizer's own way unless another one is given. */
  scrollToFn?: Options['scrollToFn'];
  /** The name of the kind of rows that all are as high as this one; `undefined` for one whose height only measuring can tell. */
  kindOf?: (index: number) => string | undefined;
  /** Called after each drawing, and whenever it was scrolled or rows have moved, though nothing is drawn anew for it. */
  onMove?: (virtualizer: RowsVirtualizer) => void;
}

type OwnOptions = Omit<RowsOptions, 'kindOf' | 'onMove'>;

export interface Rows {
  /** Knows where each row stands. What it says changes without a drawing. */
  virtualizer: RowsVirtualizer;
  /** Which rows are drawn; the same list while they are. */
  indexes: readonly number[];
  /** A `ref` of the list, which is made as high as all rows together. */
  setList: (list: HTMLElement | null) => void;
  /** A `ref` of each row, which stands by `top` in the list and has its index as `data-index`. */
  setRow: (row: HTMLElement | null) => void;
}

/** So many rows come and go together. */
const STEP = 4;

/**
 * Which rows of a list are drawn, and where they stand. Places are written into the document without a drawing; it is drawn anew when other
 * rows are needed, and in an idle moment when some are needed no more. (The virtualizer's own hook draws for each row that comes into sight,
 * and at the beginning and the end of each scroll.) Heights are those that the ResizeObserver tells after the browser's own layout: to ask
 * each row while it appears would make the browser lay the list out once more for each.
 */
export function useRows({ kindOf, onMove, ...options }: RowsOptions): Rows {
  const redraw = useReducer((count: number) => count + 1, 0)[1];
  const [rows] = useState(() => createRows(redraw));
  const { virtualizer, setList, setRow } = rows;
  const indexes = rows.take(options, { kindOf, onMove });

  useLayoutEffect(() => rows.begin(), [rows]);
  useLayoutEffect(() => rows.settle(indexes));
  useEffect(() => onMove?.(virtualizer));

  return { virtualizer, indexes, setList, setRow };
}

function createRows(redraw: () => void) {
  let list: HTMLElement | null = null;
  let height: number | undefined;
  const tops = new WeakMap<Element, number>();
  let drawn: readonly number[] = [];
  let isSettling = false;
  let callOffTrim: (() => void) | undefined;
  let told: Pick<RowsOptions, 'kindOf' | 'onMove'> = {};
  /** Of one row of each kind, as observed last. */
  const heights = new Map<string, number>();

  const complete = (options: OwnOptions): Options => ({
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    measureElement: asObserved,
    rangeExtractor: inSteps,
    onChange,
    ...options,
  });
  const inSteps = createSteps();

  /** The height of a row: as observed, until then as estimated. */
  function asObserved(element: Element, entry: ResizeObserverEntry | undefined): number {
    const index = virtualizer.indexFromElement(element);
    const { getItemKey, estimateSize } = virtualizer.options;
    if (!entry) return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
    const observed = measureElement(element, entry, virtualizer);
    const kind = told.kindOf?.(index);
    if (kind !== undefined) heights.set(kind, observed);
    return observed;
  }
  /** A row that comes below what is read is given its height at once, if another one of its kind has told it. */
  const foresee = (row: HTMLElement) => {
    const index = virtualizer.indexFromElement(row);
    const kind = told.kindOf?.(index);
    const height = kind === undefined ? undefined : heights.get(kind);
    const { start } = virtualizer.measurementsCache[index] ?? {};
    if (height === undefined || start === undefined || start < (virtualizer.scrollOffset ?? Infinity)) return;
    if (!virtualizer.itemSizeCache.has(virtualizer.options.getItemKey(index))) virtualizer.resizeItem(index, height);
  };

  const placeList = () => {
    const total = virtualizer.getTotalSize();
    if (!list || total === height) return;
    height = total;
    list.style.height = `${total}px`;
  };
  const placeRows = () => {
    placeList();
    for (const { key, start } of virtualizer.getVirtualItems()) {
      const row = virtualizer.elementsCache.get(key) as HTMLElement | undefined;
      if (!row || tops.get(row) === start) continue;
      tops.set(row, start);
      row.style.top = `${start}px`;
    }
  };

  function onChange(_: RowsVirtualizer, isUrgent: boolean): void {
    placeRows();
    if (isSettling) return;
    follow(isUrgent);
    told.onMove?.(virtualizer);
  }
  /** Has other rows drawn, where others are needed. */
  const follow = (isUrgent: boolean) => {
    const wanted = virtualizer.getVirtualIndexes();
    if (isWithin(wanted, drawn)) {
      // Not amid scrolling, which leaves no moment idle for long; its end is told as well.
      if (wanted.length < drawn.length && !virtualizer.isScrolling) callOffTrim ??= whenIdle(trim);
      return;
    }
    // What comes near is drawn between two frames. Only a jump, which leads to what is not there yet, is drawn within one.
    if (isUrgent && !isSightDrawn(virtualizer)) flushSync(redraw);
    else redraw();
  };
  const trim = () => {
    callOffTrim = undefined;
    if (!virtualizer.isScrolling && virtualizer.getVirtualIndexes().length !== drawn.length) flushSync(redraw);
  };
  /** While React puts the rows into the document, nothing can be drawn. */
  const settled = <Result>(run: () => Result): Result => {
    isSettling = true;
    try {
      return run();
    } finally {
      isSettling = false;
    }
  };

  // Anything until a list says what it has.
  const virtualizer: RowsVirtualizer = new Virtualizer(
    complete({ count: 0, getScrollElement: () => null, estimateSize: () => 0 }),
  );

  return {
    virtualizer,
    setList: (element: HTMLElement | null) => {
      list = element;
      height = undefined;
    },
    setRow: (row: HTMLElement | null) =>
      settled(() => {
        if (row) foresee(row);
        virtualizer.measureElement(row);
      }),

    /** To be called while drawing. */
    take: (options: OwnOptions, others: typeof told): readonly number[] => {
      told = others;
      virtualizer.setOptions(complete(options));
      return virtualizer.getVirtualIndexes();
    },
    begin: () => {
      const end = virtualizer._didMount();
      return () => {
        callOffTrim?.();
        callOffTrim = undefined;
        end();
      };
    },
    /** To be called with what has been drawn, before it can be seen. */
    settle: (indexes: readonly number[]) => {
      drawn = indexes;
      settled(() => {
        // Before the list is scrolled: the browser leads no further than its height, and lays out what has been changed until then.
        placeRows();
        virtualizer._willUpdate();
        placeRows();
      });
      follow(false);
    },
  };
}

/**
 * The rows in sight and around them. Any change takes style, layout and painting of a whole frame, which is many times what scrolling alone
 * takes: so most frames have none. As long as the rows are the same, it is the same list of them, and nothing is drawn anew for it.
 */
function createSteps() {
  let rows: number[] = [];
  return ({ startIndex, endIndex, overscan, count }: Range): number[] => {
    const start = Math.max(0, startIndex - (startIndex % STEP) - overscan);
    const length = Math.min(Math.ceil((endIndex + overscan + 1 - start) / STEP) * STEP, count - start);
    if (rows[0] !== start || rows.length !== length) rows = Array.from({ length }, (_, place) => start + place);
    return rows;
  };
}

/** Whether all rows of a list are among others; both are in one piece. */
function isWithin(rows: readonly number[], others: readonly number[]): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return true;
  return first >= (others[0] ?? Infinity) && last <= (others.at(-1) ?? -Infinity);
}

function isSightDrawn({ range, options, elementsCache }: RowsVirtualizer): boolean {
  if (!range) return true;
  return [range.startIndex, range.endIndex].every((index) => elementsCache.has(options.getItemKey(index)));
}
