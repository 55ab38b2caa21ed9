import { useStore } from 'jotai';
import { use, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ArrivalContext } from 'shared-ui/PageHeader';
import { afterFrame } from 'shared-ui/useAfterFrame';
import type { CatalogFilter } from '#domain/catalogFilter';
import { defaultCatalogQuery, readCatalogQuery, writeCatalogQuery, type CatalogQuery } from '#domain/catalogQuery';
import { keptCatalogQueryAtom } from '#domain/catalogState';

/**
 * The catalogue's query and its changes. Its only source is the address, so that a link and Back bring the same list. An address
 * without a query (`/catalog`) means «where I was»: the query shown last is put into it without a new step in the history.
 */
export function useCatalogQuery() {
  const [address, setAddress] = useSearchParams();
  // Not followed: only this page changes it while it is shown, and would be drawn twice for each address.
  const store = useStore();
  const isArrival = use(ArrivalContext) !== undefined;
  const query = useMemo(() => readCatalogQuery(address) ?? store.get(keptCatalogQueryAtom), [address, store]);

  // What was chosen and is not in the address yet: a further choice goes on from there, or it would undo the one before it.
  const chosen = useRef<readonly CatalogQuery[]>([]);
  useEffect(() => {
    const arrived = chosen.current.findIndex((wanted) => writeCatalogQuery(wanted) === writeCatalogQuery(query));
    // Any other address is one that the person was led to, as by Back.
    chosen.current = arrived < 0 ? [] : chosen.current.slice(arrived + 1);
  }, [query]);

  useEffect(() => {
    store.set(keptCatalogQueryAtom, query);
    const wanted = writeCatalogQuery(query);
    if (wanted === address.toString()) return undefined;
    const correct = () => setAddress(wanted, { replace: true });
    // All that knows the address is drawn once more for it: the frame that answers the press does not wait for that. Whoever has gone on by then calls
    // it off, or their press would be undone.
    if (isArrival && !document.hidden) return afterFrame(correct);
    correct();
    return undefined;
  }, [query, store, address, setAddress, isArrival]);

  // The same functions until the address changes: what an answer leaves as it was is not drawn anew.
  return useMemo(() => {
    const current = () => chosen.current.at(-1) ?? query;
    const go = (next: CatalogQuery, replace = false) => {
      const wanted = writeCatalogQuery(next);
      if (wanted === writeCatalogQuery(current())) return;
      // What is shown already needs no address to arrive.
      chosen.current = wanted === writeCatalogQuery(query) ? [] : [...chosen.current, next];
      setAddress(wanted, { replace });
    };
    return {
      query,
      /**
       * A choice is a step in the history. Further typing replaces the step that the first letters made, so that Back does not walk
       * through every letter.
       */
      changeFilter: (part: Partial<CatalogFilter>) => {
        const { filter, ...rest } = current();
        const isTypedOn = Boolean(filter.company && part.company) && Object.keys(part).length === 1;
        go({ ...rest, filter: { ...filter, ...part }, page: 1 }, isTypedOn);
      },
      changeLimit: (limit: number) => go({ ...current(), limit, page: 1 }),
      /** For a page that turned out not to exist: the list that is shown instead takes its place in the history. */
      correctPage: (page: number) => {
        // A choice that is on its way leads to another list anyway.
        if (chosen.current.length === 0) go({ ...query, page }, true);
      },
      reset: () => go(defaultCatalogQuery),
      /** The query string of another page of the same list. */
      searchOfPage: (page: number) => `?${writeCatalogQuery({ ...query, page })}`,
    };
  }, [query, setAddress]);
}
