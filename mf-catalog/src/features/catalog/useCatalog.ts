import { useEffect, useEffectEvent } from 'react';
import { useCompanies } from './api/useCompanies';
import { useCatalogQuery } from './useCatalogQuery';

/** The catalogue as its page shows it: the query, its changes, and the companies found. A page beyond the last one gives way to the last one. */
export function useCatalog() {
  const control = useCatalogQuery();
  const found = useCompanies(control.query);

  const lastPage = Math.max(1, found.result?.pages ?? 1);
  const isBeyond = found.result !== undefined && !found.isOutdated && control.query.page > lastPage;
  const correct = useEffectEvent(() => control.correctPage(lastPage));
  useEffect(() => {
    if (isBeyond) correct();
  }, [isBeyond]);

  return { ...control, ...found, result: isBeyond ? undefined : found.result };
}
