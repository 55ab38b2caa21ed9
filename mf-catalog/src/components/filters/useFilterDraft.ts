import { useEffect, useEffectEvent, useState } from 'react';
import type { CatalogFilter } from '#domain/catalogFilter';
import { CHOICE_PAUSE } from '#domain/limits';

interface Draft {
  /** The filter that was in force when the choice was made. */
  base: CatalogFilter;
  part: Partial<CatalogFilter>;
}

/**
 * Choices that are shown at once and applied together, after a pause. A filter that comes from elsewhere (Back, a link, reset) takes the place
 * of what was not applied yet.
 * @param filter the filter in force; another object means another filter
 * @param onApply must bring `filter` to what was chosen
 */
export function useFilterDraft(filter: CatalogFilter, onApply: (part: Partial<CatalogFilter>) => void) {
  const [draft, setDraft] = useState<Draft>();
  const chosen = draft?.base === filter ? draft.part : undefined;
  const [applied, setApplied] = useState<Partial<CatalogFilter>>();
  const isPending = chosen !== undefined && chosen !== applied;

  const apply = (part: Partial<CatalogFilter>) => {
    setApplied(part);
    setDraft({ base: filter, part });
    onApply(part);
  };
  const onPause = useEffectEvent(() => chosen && apply(chosen));

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(onPause, CHOICE_PAUSE);
    return () => clearTimeout(timer);
  }, [isPending, chosen]);

  return {
    /** The filter with what was chosen since. */
    shown: { ...filter, ...chosen },
    /** Something was chosen that is not applied yet. */
    isPending,
    choose: (part: Partial<CatalogFilter>) => setDraft({ base: filter, part: { ...chosen, ...part } }),
    /** Applies this and all that was chosen before it, without a pause. */
    applyNow: (part: Partial<CatalogFilter>) => apply({ ...chosen, ...part }),
    /** Forgets what was not applied. */
    drop: () => setDraft(undefined),
  };
}
