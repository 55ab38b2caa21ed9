import { request } from 'shared-api/client';
import { useQuery, type Query } from 'shared-api/query';
import { bodyOf, keysInForce, without, type CatalogFilter, type FilterKey } from '#domain/catalogFilter';
import { OFFERS_AT_MOST } from '#domain/limits';
import { catalogKeys } from './catalogKeys';

/** Number of companies found without one of the filters. */
export interface LooserCount {
  key: FilterKey;
  count: number;
}

/**
 * Counts the companies found without each single filter, most first; a filter whose removal adds no company is left
 * out. Sends one request per filter.
 */
export function useLooserCounts(filter: CatalogFilter): Query<LooserCount[]> {
  return useQuery(catalogKeys.looser(filter), async () => {
    const counts = await Promise.all(
      keysInForce(filter)
        .slice(0, OFFERS_AT_MOST)
        .map(async (key) => {
          const body = bodyOf(without(filter, key));
          const { total_count } = await request('post', '/api/users', { query: { limit: 1, page: 1 }, body });
          return { key, count: total_count };
        }),
    );
    return counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  });
}
