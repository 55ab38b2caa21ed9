import { useMemo, useState } from 'react';
import { request } from 'shared-api/client';
import { brandingOptions } from 'shared-api/company-info';
import type { Schema, UserType } from 'shared-api/contract';
import { joinQueries, useQueryOnce } from 'shared-api/query';
import type { ListKey } from '#domain/catalogFilter';
import { catalogKeys } from './catalogKeys';
import { useActivities } from './useActivities';
import { useCities } from './useCities';
import { useOptionCounts, type CountedList } from './useOptionCounts';

export interface ListOption {
  value: string | number;
  label: string;
  group?: string;
  /** Number of matching companies; undefined until counted. */
  count?: number;
}

/** Options of a list filter. */
export interface FilterList {
  options: readonly ListOption[];
  isLoading: boolean;
  /** Retries the failed requests; defined only after a failure. */
  retry: (() => void) | undefined;
}

/**
 * Options of all list filters. Each list is fetched when its dropdown first opens (`ask`).
 * @param type the type of the companies in the catalogue
 */
export function useFilterLists(type: UserType): { lists: Record<ListKey, FilterList>; ask: (list: ListKey) => void } {
  const [asked, setAsked] = useState<readonly ListKey[]>([]);
  const isAsked = (list: ListKey) => asked.includes(list);
  return {
    lists: {
      location: useLocations(isAsked('location')),
      activity: useActivityList(isAsked('activity')),
      circulation: useDealList('circulation', isAsked('circulation'), type),
      sum: useDealList('sum', isAsked('sum'), type),
      branding: useDealList('branding', isAsked('branding'), type),
    },
    ask: (list) => setAsked((former) => (former.includes(list) ? former : [...former, list])),
  };
}

function useLocations(isAsked: boolean): FilterList {
  const cities = useCities(isAsked);
  // The server filters by city name alone, so cities of the same name in two countries are one option.
  const options = useMemo(
    () =>
      [...new Map(cities.data?.map((city) => [city.title, city])).values()].map(({ title, country }) => ({
        value: title,
        label: title,
        group: country,
      })),
    [cities.data],
  );
  return useCounted('location', options, cities);
}

function useDealList(list: Exclude<CountedList, 'location'>, isAsked: boolean, type: UserType): FilterList {
  const deal = useQueryOnce(isAsked ? catalogKeys.dealOptions : null, () =>
    request('get', '/api/filters/additionally'),
  );
  const options = useMemo(() => {
    const values = deal.data?.[list] ?? [];
    return list === 'branding' ? brandingOptions(values, type) : values.map((value) => ({ value, label: value }));
  }, [deal.data, list, type]);
  return useCounted(list, options, deal);
}

/** Adds the counts that have arrived to the options. */
function useCounted(
  list: CountedList,
  options: readonly (ListOption & { value: string })[],
  source: Pick<ReturnType<typeof useQueryOnce>, 'data' | 'error' | 'isLoading' | 'reload'>,
): FilterList {
  const { counts, ...all } = useOptionCounts(
    list,
    source.data === undefined ? undefined : options.map(({ value }) => value),
  );
  const failed = [source, all].find(({ error }) => error !== undefined);
  return {
    options: useMemo(() => options.map((option) => ({ ...option, count: counts?.[option.value] })), [options, counts]),
    isLoading: source.isLoading || all.isLoading,
    retry: failed && (() => void failed.reload()),
  };
}

function useActivityList(isAsked: boolean): FilterList {
  const activities = useActivities(isAsked);
  const counts = useQueryOnce(
    isAsked ? catalogKeys.activityCounts : null,
    async () => (await request('get', '/api/filters/activity/count')).counts,
  );
  const { error, isLoading, reload } = joinQueries(activities, counts);
  const options = useMemo(() => activityOptions(activities.data, counts.data), [activities.data, counts.data]);
  return { options, isLoading, retry: error === undefined ? undefined : () => void reload() };
}

function activityOptions(
  areas: readonly Schema<'ActivityArea'>[] = [],
  counts: readonly { id: number; count: number }[] = [],
): ListOption[] {
  const names = new Map(areas.map(({ id, value }) => [id, value]));
  const countById = new Map(counts.map(({ id, count }) => [id, count]));
  return areas
    .filter(({ node }) => node !== 0)
    .map(({ id, value, node }) => ({ value: id, label: value, group: names.get(node), count: countById.get(id) }));
}
