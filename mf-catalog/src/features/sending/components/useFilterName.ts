import type { UserType } from 'shared-api/contract';
import { useActivities } from '#api/useActivities';
import { keysInForce, type CatalogFilter } from '#domain/catalogFilter';
import { filterChips } from '#domain/filterChips';

/** What a filter asks for, in a line: «Казань, Текстиль»; empty for everybody. */
export function useFilterName(viewer: UserType, filters: readonly CatalogFilter[]): (filter: CatalogFilter) => string {
  const { data: activities } = useActivities(filters.some(({ activity }) => activity.length > 0));
  return (filter) => {
    if (keysInForce(filter).length === 0) return '';
    const chips = filterChips(filter, { viewer, activities }).map(({ label }) => label);
    return [...(filter.company === '' ? [] : [filter.company]), ...chips].join(', ');
  };
}
