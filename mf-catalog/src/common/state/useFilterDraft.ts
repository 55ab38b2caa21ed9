import { useEffect, useEffectEvent, useState } from 'react';
import type { CatalogFilter } from '#domain/catalogFilter';
import { defaultCatalogQuery, writeCatalogQuery } from '#domain/catalogQuery';
import { DRAFT_PAUSE } from '#domain/limits';

type Part = Partial<CatalogFilter>;

interface Draft {
  /** The applied filter that the choices change. */
  base: CatalogFilter;
  /** Choices and typed text, applied or not. */
  part: Part;
  /** Parts that were applied and are not in `base` yet, oldest first; each contains the earlier ones. */
  sent: readonly Part[];
}

/**
 * Shows choices and typed text at once and applies them together after a pause. An external filter (Back, a link,
 * reset) discards pending changes; the filter just applied does not, so that later changes are kept.
 * @param filter the applied filter; compared by identity
 * @param onApply must update `filter` with the choices, at once or later
 */
export function useFilterDraft(filter: CatalogFilter, onApply: (part: Part) => void) {
  const [kept, setDraft] = useState<Draft>();
  let draft = kept;
  if (kept && kept.base !== filter) setDraft((draft = follow(kept, filter)));
  const { part = {}, sent = [] } = draft ?? {};
  const isPending = meaningOf({ ...filter, ...part }) !== meaningOf({ ...filter, ...sent.at(-1) });

  const applyNow = () => {
    if (!isPending) return;
    const applied = part.company === undefined ? part : { ...part, company: part.company.trim() };
    setDraft((latest) => latest && { ...latest, sent: [...latest.sent, applied] });
    onApply(applied);
  };
  const onPause = useEffectEvent(applyNow);

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(onPause, DRAFT_PAUSE);
    return () => clearTimeout(timer);
  }, [isPending, part]);

  return {
    /** The filter with all choices and the typed text. */
    shown: { ...filter, ...part },
    /** Whether changes are not applied yet. */
    isPending,
    change: (change: Part) =>
      // Presses between the end of the pause and its render build on the latest draft.
      setDraft((latest) => ({ base: filter, sent: [], ...latest, part: { ...latest?.part, ...change } })),
    applyNow,
    /** Discards changes that are not applied yet. */
    drop: () => setDraft(undefined),
  };
}

/** Draft that remains after `filter` changes; undefined for an external filter. */
function follow({ base, part, sent }: Draft, filter: CatalogFilter): Draft | undefined {
  // The first is the filter as it was: the address changes with the page number, too.
  const known: readonly Part[] = [{}, ...sent];
  const at = known.findLastIndex((each) => meaningOf({ ...base, ...each }) === meaningOf(filter));
  const arrived = known[at];
  if (!arrived) return undefined;
  const since = Object.entries(part).filter(([key, value]) => value !== arrived[key as keyof CatalogFilter]);
  return since.length > 0 ? { base: filter, part: Object.fromEntries(since), sent: known.slice(at + 1) } : undefined;
}

/** Serialises a filter as the address does: equal for filters of the same meaning. */
function meaningOf(filter: CatalogFilter): string {
  return writeCatalogQuery({ ...defaultCatalogQuery, filter: { ...filter, company: filter.company.trim() } });
}
