import { request } from 'shared-api/client';
import type { Participant, Schema } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';
import { bodyOf } from '#domain/catalogFilter';
import type { CatalogQuery } from '#domain/catalogQuery';
import { MAX_SORTED_HERE } from '#domain/limits';
import { sortByFit } from '#domain/sortByFit';
import { catalogKeys } from './catalogKeys';

/** One page of companies, with the number of pages and the total number of companies. */
export type CompaniesPage = Schema<'UsersPage'>;

/**
 * One page of the catalogue (CAT-10). While the next page loads, the last one stays available as `previous`.
 * @param isByServer whether the server knows orders; else small catalogues are loaded whole for the best fits
 */
export function useCompanies(viewer: Participant, query: CatalogQuery, isByServer: boolean): Query<CompaniesPage> {
  return useQuery(
    catalogKeys.companies(query, isByServer),
    async () => {
      const { filter, limit, page, sort = 'company' } = query;
      const body = bodyOf(filter);
      if (sort === 'fit' && !isByServer) {
        const whole = await request('post', '/api/users', { query: { limit: MAX_SORTED_HERE, page: 1 }, body });
        if (whole.total_count <= MAX_SORTED_HERE) return pageOf(sortByFit(viewer, whole.users), limit, page);
      }
      const order = isByServer && sort !== 'company' ? { sort } : {};
      return request('post', '/api/users', { query: { limit, page, ...order }, body });
    },
    { keepsPrevious: true },
  );
}

function pageOf(all: Participant[], limit: number, page: number): CompaniesPage {
  return {
    users: all.slice((page - 1) * limit, page * limit),
    pages: Math.ceil(all.length / limit),
    total_count: all.length,
  };
}
