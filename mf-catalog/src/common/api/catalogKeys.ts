import type { CatalogFilter, ListKey } from '#domain/catalogFilter';
import type { CatalogQuery } from '#domain/catalogQuery';

export const catalogKeys = {
  companies: (query: CatalogQuery, isByServer: boolean) => ['catalog', 'companies', query, isByServer] as const,
  /** Number of companies found without each single filter. */
  looser: (filter: CatalogFilter) => ['catalog', 'looser', filter] as const,
  /** Free slots on some days, of the current user or of a company. */
  freeSlots: (days: readonly string[], userId?: number) => ['catalog', 'free-slots', userId ?? 'own', days] as const,
  ownCard: ['catalog', 'own-card'] as const,

  cities: ['catalog', 'cities'] as const,
  activities: ['catalog', 'activities'] as const,
  activityCounts: ['catalog', 'activity-counts'] as const,
  dealOptions: ['catalog', 'deal-options'] as const,
  /** Counts of a list's options that have arrived so far. */
  counts: (list: ListKey) => ['catalog', 'counts', list] as const,
  /** Whether all counts of a list have arrived. */
  counted: (list: ListKey) => ['catalog', 'counted', list] as const,
};
