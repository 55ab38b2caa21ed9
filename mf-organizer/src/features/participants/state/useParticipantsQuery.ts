import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DataTableSorting } from '#domain/dataTable';
import {
  choices,
  compact,
  defaultSort,
  readParticipantsQuery,
  writeParticipantsQuery,
  type FilterChange,
  type ParticipantFilter,
  type ParticipantsQuery,
} from '../domain/participantsQuery';

/** The list's query and its changes, which all go through the address. */
export function useParticipantsQuery() {
  const [address, setAddress] = useSearchParams();
  const search = address.toString();
  return useMemo(() => {
    const query = readParticipantsQuery(new URLSearchParams(search));
    const go = (next: ParticipantsQuery, replace = false) => setAddress(writeParticipantsQuery(next), { replace });
    return {
      query,
      changeFilter: (part: FilterChange) => {
        // Typing on replaces the entry of the first characters, so that Back does not step through each of them.
        const isTypedOn = Boolean(query.filter.q && part.q);
        const filter = compact({ ...query.filter, ...part });
        go({ ...query, filter, ...orderOf(query, filter.state), page: 1 }, isTypedOn);
      },
      resetFilter: () => go({ ...query, filter: {}, ...orderOf(query, undefined), page: 1 }),
      changeSort: ({ by, order }: DataTableSorting) => {
        const sort = choices.sort.find((name) => name === by);
        if (sort) go({ ...query, sort, order, page: 1 });
      },
      changeLimit: (limit: number) => go({ ...query, limit, page: 1 }),
      correctPage: (page: number) => go({ ...query, page }, true),
      /** Query string of the tab of a state. */
      searchOfState: (state: ParticipantFilter['state']) =>
        `?${writeParticipantsQuery({
          ...query,
          filter: compact({ ...query.filter, state }),
          ...orderOf(query, state),
          page: 1,
        })}`,
      /** Query string of another page of the same list. */
      searchOfPage: (page: number) => `?${writeParticipantsQuery({ ...query, page })}`,
    };
  }, [search, setAddress]);
}

/** Another state has its own order; within a state the chosen one stays. */
function orderOf({ filter, sort, order }: ParticipantsQuery, state: ParticipantFilter['state']) {
  return filter.state === state ? { sort, order } : { sort: defaultSort(state), order: 'asc' as const };
}

export type ParticipantsAddress = ReturnType<typeof useParticipantsQuery>;
