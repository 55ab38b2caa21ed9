import { request } from 'shared-api/client';
import { useQuery, type Query } from 'shared-api/query';
import type { CompaniesPage } from '#api/useCompanies';
import { bodyOf, type CatalogFilter } from '#domain/catalogFilter';
import { PICKER_PAGE } from '../limits';
import { sendingKeys } from './sendingKeys';

const ask = (filter: CatalogFilter, query: { limit: number; page: number }) =>
  request('post', '/api/users', { query, body: { ...bodyOf(filter), sending: true } });

/** One page of the companies to choose from. */
export function useCompaniesToMail(filter: CatalogFilter, page: number): Query<CompaniesPage> {
  return useQuery(sendingKeys.page(filter, page), () => ask(filter, { limit: PICKER_PAGE, page }), {
    keepsPrevious: true,
  });
}

/** Number of companies that a filter finds. */
export function useTotalToMail(filter: CatalogFilter): Query<number> {
  return useQuery(sendingKeys.total(filter), async () => (await ask(filter, { limit: 1, page: 1 })).total_count);
}
