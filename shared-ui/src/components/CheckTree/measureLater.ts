import { elementScroll, measureElement, type Rect, type Virtualizer } from '@tanstack/react-virtual';

type Instance = Virtualizer<HTMLDivElement, HTMLDivElement>;

/**
 * Virtualizer options for a list with a known row height: sizes arrive from ResizeObserver, after the browser's own layout.
 * TanStack's defaults read each element's size on mount, which forces another layout of the page.
 */
export const measureLater = {
  /** Row size as observed; until then the cached or estimated one. */
  measureElement: (element: HTMLDivElement, entry: ResizeObserverEntry | undefined, instance: Instance): number => {
    if (entry) return measureElement(element, entry, instance);
    const index = instance.indexFromElement(element);
    return instance.itemSizeCache.get(instance.options.getItemKey(index)) ?? instance.options.estimateSize(index);
  },

  /** Size of the scroll container as observed; until then `initialRect`. */
  observeElementRect: ({ scrollElement }: Instance, onChange: (rect: Rect) => void): (() => void) | undefined => {
    if (!scrollElement) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && onChange(entry.contentRect));
    observer.observe(scrollElement);
    return () => observer.disconnect();
  },

  /** Skips the initial scroll to 0, where a new list already is. */
  scrollToFn: (
    offset: number,
    options: { adjustments?: number; behavior?: ScrollBehavior },
    instance: Instance,
  ): void => {
    const target = offset + (options.adjustments ?? 0);
    if (target !== 0 || instance.scrollOffset !== 0) elementScroll(offset, options, instance);
  },
};
