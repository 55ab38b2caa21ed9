import { useEffect, useState } from 'react';
import { sectionIds, type SectionId } from './sections';

/** The section that stands in the upper part of the window. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('general');

  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = sectionIds.find((id) => inSight.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: '-15% 0px -75% 0px' },
    );
    for (const id of sectionIds) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);

  return current;
}
