import type { CatalogFilter } from '#domain/catalogFilter';

/** Lists are valid for one visit of the page, since communication continues elsewhere. */
export const sendingKeys = {
  page: (filter: CatalogFilter, page: number) => ['sending', 'page', filter, page] as const,
  total: (filter: CatalogFilter) => ['sending', 'total', filter] as const,
  lists: (visit: string, filters: readonly CatalogFilter[]) => ['sending', 'lists', visit, filters] as const,
  list: (visit: string, filter: CatalogFilter) => ['sending', 'list', visit, filter] as const,
  contacted: (visit: string) => ['sending', 'contacted', visit] as const,
  /** Matches all keys of a visit. */
  ofVisit: (visit: string) => (key: unknown) => Array.isArray(key) && key[0] === 'sending' && key[2] === visit,
};
