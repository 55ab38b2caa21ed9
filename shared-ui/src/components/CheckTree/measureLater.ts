import { elementScroll, measureElement, type Rect, type Virtualizer } from '@tanstack/react-virtual';

type Instance = Virtualizer<HTMLDivElement, HTMLDivElement>;

/**
 * How a list of known line height is measured: from what the ResizeObserver tells after the browser's own layout. TanStack's defaults
 * ask each element while the list appears, which makes the browser lay the page out once more.
 */
export const measureLater = {
  /** The size of a line: as observed, until then as estimated. */
  measureElement: (element: HTMLDivElement, entry: ResizeObserverEntry | undefined, instance: Instance): number => {
    if (entry) return measureElement(element, entry, instance);
    const index = instance.indexFromElement(element);
    return instance.itemSizeCache.get(instance.options.getItemKey(index)) ?? instance.options.estimateSize(index);
  },

  /** The size of the box that scrolls: as observed, until then `initialRect`. */
  observeElementRect: ({ scrollElement }: Instance, onChange: (rect: Rect) => void): (() => void) | undefined => {
    if (!scrollElement) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && onChange(entry.contentRect));
    observer.observe(scrollElement);
    return () => observer.disconnect();
  },

  /** Scrolls the box. A list that appears stands at its beginning already. */
  scrollToFn: (
    offset: number,
    options: { adjustments?: number; behavior?: ScrollBehavior },
    instance: Instance,
  ): void => {
    const target = offset + (options.adjustments ?? 0);
    if (target !== 0 || instance.scrollOffset !== 0) elementScroll(offset, options, instance);
  },
};
