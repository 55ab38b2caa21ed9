import { measureElement, useVirtualizer, type Range, type ReactVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';

export type RowsVirtualizer = ReactVirtualizer<HTMLDivElement, HTMLLIElement>;
type Options = Parameters<typeof useVirtualizer<HTMLDivElement, HTMLLIElement>>[0];

interface RowsOptions extends Options {
  /** Called after each render, and on each scroll or move of rows, even when they cause no render. */
  onMove: (virtualizer: RowsVirtualizer) => void;
}

/** Rows are added and removed in groups of this size. */
const STEP = 4;

/** A virtualizer whose rows are positioned without a render. Pass its result to `VirtualRows`. */
export function useRows({ onMove, ...options }: RowsOptions): RowsVirtualizer {
  const [rangeExtractor] = useState(createSteps);
  const virtualizer: RowsVirtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    directDomUpdates: true,
    // By `top`: each transform would be a layer composited on every frame of scrolling.
    directDomUpdatesMode: 'position',
    useFlushSync: false,
    measureElement: measureObserved,
    rangeExtractor,
    onChange: () => onMove(virtualizer),
    ...options,
  });
  useEffect(() => onMove(virtualizer));
  return virtualizer;
}

/**
 * The observed height of a row, or the estimate until then: measuring each new row at once would force a layout for
 * each.
 */
const measureObserved: NonNullable<Options['measureElement']> = (row, entry, virtualizer) => {
  if (entry) return measureElement(row, entry, virtualizer);
  const index = virtualizer.indexFromElement(row);
  const { getItemKey, estimateSize } = virtualizer.options;
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
};

/**
 * The visible rows and those around them, in steps: a change costs style, layout and paint of a whole frame. Unchanged
 * rows return the same array, which prevents their render.
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
