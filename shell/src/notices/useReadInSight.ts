import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How long an unread row has to be in sight to count as read. */
const SIGHT_MS = 2_000;

/**
 * Reports rows marked by `data-unread` that stayed in sight for two seconds, in one call for those that appeared
 * together.
 * @param place the element around the rows
 */
export function useReadInSight(place: RefObject<HTMLElement | null>, onRead: (ids: number[]) => void): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (!place.current) return undefined;
    const rows = place.current;
    const inSight = new Set<Element>();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const readLater = (arrived: readonly Element[]) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (document.visibilityState !== 'visible') return;
        const ids = arrived.flatMap((row) => (inSight.has(row) ? idOf(row) : []));
        if (ids.length > 0) read(ids);
      }, SIGHT_MS);
      timers.add(timer);
    };
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        }
        const arrived = entries.flatMap(({ target, isIntersecting }) => (isIntersecting ? target : []));
        if (arrived.length > 0) readLater(arrived);
      },
      { threshold: 0.5 },
    );
    const observe = () => rows.querySelectorAll('[data-unread]').forEach((row) => sight.observe(row));
    observe();
    const changes = new MutationObserver(observe);
    changes.observe(rows, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      sight.disconnect();
      timers.forEach((timer) => clearTimeout(timer));
    };
  }, [place]);
}

function idOf(row: Element): number[] {
  const id = row instanceof HTMLElement ? row.dataset.unread : undefined;
  return id === undefined ? [] : [Number(id)];
}
