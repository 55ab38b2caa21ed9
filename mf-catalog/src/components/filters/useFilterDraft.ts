import { useEffect, useEffectEvent, useState } from 'react';
import type { CatalogFilter } from '#domain/catalogFilter';
import { defaultCatalogQuery, writeCatalogQuery } from '#domain/catalogQuery';
import { CHOICE_PAUSE } from '#domain/limits';

interface Draft {
  /** The filter that the choices are made upon. */
  base: CatalogFilter;
  /** What was chosen upon it, applied or not. */
  part: Partial<CatalogFilter>;
  /** What was applied last: the page may take a while to bring it. */
  applied?: Partial<CatalogFilter>;
}

/**
 * Choices that are shown at once and applied together, after a pause. A filter that comes from elsewhere (Back, a link, reset) takes the place
 * of what was not applied yet; the one that was applied does not, so that a choice made while it was on its way is kept.
 * @param filter the filter in force; another object means another filter
 * @param onApply must bring `filter` to what was chosen, at once or later
 */
export function useFilterDraft(filter: CatalogFilter, onApply: (part: Partial<CatalogFilter>) => void) {
  const [draft, setDraft] = useState<Draft>();
  if (draft && draft.base !== filter) setDraft(chosenSince(draft, filter));
  const chosen = draft?.part;
  const isPending = draft !== undefined && draft.part !== draft.applied;

  const apply = (part: Partial<CatalogFilter>) => {
    setDraft({ base: filter, part, applied: part });
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
    choose: (part: Partial<CatalogFilter>) => setDraft({ ...draft, base: filter, part: { ...chosen, ...part } }),
    /** Applies this and all that was chosen before it, without a pause. */
    applyNow: (part: Partial<CatalogFilter>) => apply({ ...chosen, ...part }),
    /** Forgets what was not applied. */
    drop: () => setDraft(undefined),
  };
}

/** What was chosen after the choices that another filter brings; nothing when it comes from elsewhere. */
function chosenSince({ base, part, applied }: Draft, filter: CatalogFilter): Draft | undefined {
  if (!applied || stated({ ...base, ...applied }) !== stated(filter)) return undefined;
  const since = Object.entries(part).filter(([key, value]) => value !== applied[key as keyof CatalogFilter]);
  return since.length > 0 ? { base: filter, part: Object.fromEntries(since) } : undefined;
}

/** A filter as an address states it: the same for filters that mean the same. */
const stated = (filter: CatalogFilter) => writeCatalogQuery({ ...defaultCatalogQuery, filter });
