import { useStore } from 'jotai';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressCorrection } from 'shared-ui/page';
import type { CatalogFilter } from '#domain/catalogFilter';
import {
  defaultCatalogQuery,
  readCatalogQuery,
  writeCatalogQuery,
  type CatalogOrder,
  type CatalogQuery,
} from '#domain/catalogQuery';
import { keptCatalogQueryAtom } from '#state/catalogState';

/** The catalogue's query and its changes, which all go through the address. */
export function useCatalogQuery() {
  const [query, show] = useAddressQuery();

  // Not rendered yet: the next change builds on it, or it would undo this one.
  const latest = useRef<CatalogQuery>(undefined);
  useEffect(() => {
    latest.current = undefined;
  }, [query]);

  // Stable functions until the address changes, so that memoised children do not re-render.
  return useMemo(() => {
    const current = () => latest.current ?? query;
    const go = (next: CatalogQuery, replace = false) => {
      if (isSame(next, current())) return;
      latest.current = next;
      show(next, replace);
    };
    return {
      query,
      /**
       * Each choice is a history entry. Further typing replaces the entry of the first characters so that Back does not
       * step through each character.
       */
      changeFilter: (part: Partial<CatalogFilter>) => {
        const { filter, ...rest } = current();
        const isTypedOn = Boolean(filter.company && part.company) && Object.keys(part).length === 1;
        go({ ...rest, filter: { ...filter, ...part }, page: 1 }, isTypedOn);
      },
      changeLimit: (limit: number) => go({ ...current(), limit, page: 1 }),
      /** Replaces the history entry of a page that does not exist. */
      correctPage: (page: number) => {
        // A newer query leads to another list anyway.
        if (isSame(current(), query)) go({ ...query, page }, true);
      },
      changeSort: (sort: CatalogOrder) => go({ ...current(), sort, page: 1 }),
      /** Keeps the order. */
      reset: () => {
        const { sort } = current();
        go({ ...defaultCatalogQuery, ...(sort && { sort }) });
      },
      /** Query string of another page of the same list. */
      searchOfPage: (page: number) => `?${writeCatalogQuery({ ...query, page })}`,
    };
  }, [query, show]);
}

function isSame(one: CatalogQuery, other: CatalogQuery): boolean {
  return writeCatalogQuery(one) === writeCatalogQuery(other);
}

/**
 * The query in the address, its only source, so that links and Back restore the same list. An address without one
 * (`/catalog`) means «where I was»: the last shown query replaces it, without a new history entry.
 */
function useAddressQuery(): [query: CatalogQuery, show: (query: CatalogQuery, replace: boolean) => void] {
  const [address, setAddress] = useSearchParams();
  // Not subscribed: only this page changes the atom while mounted; a subscription would render twice per address.
  const store = useStore();
  const query = useMemo(() => readCatalogQuery(address) ?? store.get(keptCatalogQueryAtom), [address, store]);
  const show = useCallback(
    (next: CatalogQuery, replace: boolean) => setAddress(writeCatalogQuery(next), { replace }),
    [setAddress],
  );

  useEffect(() => store.set(keptCatalogQueryAtom, query), [query, store]);
  useAddressCorrection(writeCatalogQuery(query) !== address.toString(), () => show(query, true));

  return [query, show];
}
