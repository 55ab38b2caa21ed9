import useSWR from 'swr';
import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { writeCatalogQuery, type CatalogFilter, type CatalogQuery } from '../catalogQuery';
import { catalogKeys } from './catalogKeys';

/**
 * One page of the catalogue (CAT-10). While another page loads, the former one stays and is called outdated.
 * `error` is set only when there is nothing to show for this query.
 */
export function useCompanies(query: CatalogQuery) {
  const { data, error, isValidating, mutate } = useSWR(
    catalogKeys.companies(query),
    ([, , asked]) => findCompanies(asked),
    { keepPreviousData: true },
  );
  const isOutdated = data !== undefined && data.address !== writeCatalogQuery(query);
  const isMissing = data === undefined || isOutdated;
  return {
    result: data,
    isOutdated,
    error: isMissing ? (error as unknown) : undefined,
    isLoading: isMissing && isValidating,
    reload: () => void mutate(),
  };
}

async function findCompanies(query: CatalogQuery) {
  const { limit, page } = query;
  const answer = await request('post', '/api/users', { query: { limit, page }, body: bodyOf(query.filter) });
  return { ...answer, address: writeCatalogQuery(query) };
}

/** The filter as the call takes it: what is not filtered by is left out. */
function bodyOf({ company }: CatalogFilter): Schema<'CatalogFilter'> {
  return company === '' ? {} : { company };
}
