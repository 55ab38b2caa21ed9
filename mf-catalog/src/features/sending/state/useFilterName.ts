import type { UserType } from 'shared-api/contract';
import { useActivities } from '#api/useActivities';
import { keysInForce, type CatalogFilter } from '#domain/catalogFilter';
import { filterChips } from '#domain/filterChips';

/** Describes a filter in one line, such as «Казань, Текстиль»; empty for the empty filter. */
export function useFilterName(viewer: UserType, filters: readonly CatalogFilter[]): (filter: CatalogFilter) => string {
  const { data: activities } = useActivities(filters.some(({ activity }) => activity.length > 0));
  return (filter) => {
    if (keysInForce(filter).length === 0) return '';
    const chips = filterChips(filter, { viewer, activities }).map(({ label }) => label);
    return [...(filter.company === '' ? [] : [filter.company]), ...chips].join(', ');
  };
}
