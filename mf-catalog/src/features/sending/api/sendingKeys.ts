import type { CatalogFilter } from '#domain/catalogFilter';

/** What a mailing reads from the server. Lists hold for one visit to the page: whom one has communicated with changes elsewhere. */
export const sendingKeys = {
  page: (filter: CatalogFilter, page: number) => ['sending', 'page', filter, page] as const,
  total: (filter: CatalogFilter) => ['sending', 'total', filter] as const,
  lists: (visit: string, filters: readonly CatalogFilter[]) => ['sending', 'lists', visit, filters] as const,
  list: (visit: string, filter: CatalogFilter) => ['sending', 'list', visit, filter] as const,
  known: (visit: string) => ['sending', 'known', visit] as const,
  /** Everything that a visit has read. */
  ofVisit: (visit: string) => (key: unknown) => Array.isArray(key) && key[0] === 'sending' && key[2] === visit,
};
