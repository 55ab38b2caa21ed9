import { useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressCorrection } from 'shared-ui/page';
import { readCatalogQuery, writeCatalogQuery, type CatalogQuery } from '#domain/catalogQuery';
import { keptCatalogQueryAtom } from '#domain/catalogState';

/**
 * The query in the address, its only source, so that links and Back restore the same list. An address without one
 * (`/catalog`) means «where I was»: the last shown query replaces it, without a new history entry.
 */
export function useAddressQuery(): [query: CatalogQuery, show: (query: CatalogQuery, replace: boolean) => void] {
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
