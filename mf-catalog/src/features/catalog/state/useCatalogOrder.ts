import type { CurrentUser } from 'shared-api/contract';
import { useFeature } from 'shared-api/settings';
import { ORDERS, type CatalogOrder } from '#domain/catalogQuery';
import { MAX_SORTED_HERE } from '#domain/limits';

/**
 * The order of the catalogue and what else may be chosen. The best fits are first by default where the viewer has chosen
 * activity areas and the server sorts; small catalogues of other servers are sorted here.
 * @param chosen from the address
 */
export function useCatalogOrder(viewer: CurrentUser, chosen: CatalogOrder | undefined) {
  const isByServer = useFeature('fit_sort') === true;
  const hasAreas = viewer.activity.length > 0;
  const possible = ORDERS.filter((order) => order === 'company' || (order === 'fit' ? hasAreas : isByServer));
  const usual = hasAreas && isByServer ? 'fit' : 'company';
  const order = chosen !== undefined && possible.includes(chosen) ? chosen : usual;
  return {
    order,
    isByServer,
    /** @param total companies of the catalogue that pass the filter; undefined while loading */
    choiceOf: (total: number | undefined): OrderChoice => {
      if (!hasAreas && !isByServer) return { orders: [], missing: 'areas' };
      if (!isByServer && total !== undefined && total > MAX_SORTED_HERE) return { orders: [], missing: 'server' };
      return { orders: possible, missing: hasAreas ? undefined : 'areas' };
    },
  };
}

/** Orders to choose from; without the best fits, why. */
export interface OrderChoice {
  orders: readonly CatalogOrder[];
  missing: 'areas' | 'server' | undefined;
}
