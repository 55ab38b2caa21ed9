import { request } from 'shared-api/client';
import type { Participant, Schema } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';
import type { CatalogFilter, CatalogQuery } from '../catalogQuery';

const catalogKeys = {
  companies: (query: CatalogQuery) => ['catalog', 'companies', query] as const,
};

/** One page of the companies found, how many pages there are, and how many companies on all of them. */
export interface CompaniesPage {
  users: Participant[];
  pages: number;
  total_count: number;
}

/** One page of the catalogue (CAT-10). While another page is read, the former one is `previous`. */
export function useCompanies(query: CatalogQuery): Query<CompaniesPage> {
  const { filter, limit, page } = query;
  return useQuery(
    catalogKeys.companies(query),
    () => request('post', '/api/users', { query: { limit, page }, body: bodyOf(filter) }),
    { keepsPrevious: true },
  );
}

/** The filter as the call takes it: what is not filtered by is left out. */
function bodyOf({ company }: CatalogFilter): Schema<'CatalogFilter'> {
  return company === '' ? {} : { company };
}
