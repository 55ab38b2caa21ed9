import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';
import { bodyOf } from '#domain/catalogFilter';
import type { CatalogQuery } from '#domain/catalogQuery';
import { catalogKeys } from './catalogKeys';

/** One page of companies, with the number of pages and the total number of companies. */
export type CompaniesPage = Schema<'UsersPage'>;

/** One page of the catalogue (CAT-10). While the next page loads, the last one stays available as `previous`. */
export function useCompanies(query: CatalogQuery): Query<CompaniesPage> {
  const { filter, limit, page } = query;
  return useQuery(
    catalogKeys.companies(query),
    () => request('post', '/api/users', { query: { limit, page }, body: bodyOf(filter) }),
    { keepsPrevious: true },
  );
}
