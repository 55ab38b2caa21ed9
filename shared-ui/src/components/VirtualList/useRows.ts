import {
  measureElement,
  useVirtualizer,
  type Range,
  type ReactVirtualizer,
  type ReactVirtualizerOptions,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useReducer, useState } from 'react';
import { flushSync } from 'react-dom';

type Instance = Virtualizer<HTMLDivElement, Element>;
type Options = ReactVirtualizerOptions<HTMLDivElement, Element>;
type RowsOptions = Pick<Options, 'count' | 'getScrollElement' | 'estimateSize' | 'overscan'> & Partial<Options>;

/** So many rows come and go together. */
const STEP = 4;

/**
 * Which rows of a list are drawn, and where they stand. The virtualizer writes the places into the document itself, so that nothing is drawn
 * anew when rows move. Heights are those that the ResizeObserver tells after the browser's own layout: to ask each row while it appears would
 * make the browser lay the list out once more for each.
 */
export function useRows(options: RowsOptions): ReactVirtualizer<HTMLDivElement, Element> {
  const [inSteps] = useState(createSteps);
  const redraw = useReducer((count: number) => count + 1, 0)[1];
  return useVirtualizer<HTMLDivElement, Element>({
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    measureElement: asObserved,
    rangeExtractor: inSteps,
    // What comes near is drawn between two frames. Only a jump, which leads to what is not there yet, is drawn within one.
    useFlushSync: false,
    onChange: (instance, isUrgent) => {
      if (isUrgent && !isSightDrawn(instance)) flushSync(redraw);
    },
    ...options,
  });
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

/** The height of a row: as observed, until then as estimated. */
function asObserved(element: Element, entry: ResizeObserverEntry | undefined, instance: Instance): number {
  if (entry) return measureElement(element, entry, instance);
  const index = instance.indexFromElement(element);
  return instance.itemSizeCache.get(instance.options.getItemKey(index)) ?? instance.options.estimateSize(index);
}

function isSightDrawn({ range, options, elementsCache }: Instance): boolean {
  if (!range) return true;
  return [range.startIndex, range.endIndex].every((index) => elementsCache.has(options.getItemKey(index)));
}
