import type { CatalogQuery } from '../catalogQuery';

/** SWR keys of the catalogue. */
export const catalogKeys = {
  companies: (query: CatalogQuery) => ['catalog', 'companies', query] as const,
};
