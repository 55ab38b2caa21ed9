import type { CatalogFilter, ListKey } from '#domain/catalogFilter';
import type { CatalogQuery } from '#domain/catalogQuery';

/** What of the catalogue is read from the server. */
export const catalogKeys = {
  companies: (query: CatalogQuery) => ['catalog', 'companies', query] as const,
  /** How many companies each filter keeps away. */
  looser: (filter: CatalogFilter) => ['catalog', 'looser', filter] as const,
  /** Free slots of some days: the current user's, or a company's. */
  freeSlots: (days: readonly string[], userId?: number) => ['catalog', 'free-slots', userId ?? 'own', days] as const,
  ownCard: ['catalog', 'own-card'] as const,

  cities: ['catalog', 'cities'] as const,
  activities: ['catalog', 'activities'] as const,
  activityCounts: ['catalog', 'activity-counts'] as const,
  dealOptions: ['catalog', 'deal-options'] as const,
  /** The counts of a list's options that have arrived. */
  counts: (list: ListKey) => ['catalog', 'counts', list] as const,
  /** That all of them have. */
  counted: (list: ListKey) => ['catalog', 'counted', list] as const,
};
