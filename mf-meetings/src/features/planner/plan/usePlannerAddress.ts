import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { companiesOf, daysOf, withChoice } from './plannerAddress';

/**
 * Chosen companies and days, stored in the URL.
 * @param all selectable days, yyyy-MM-dd
 */
export function usePlannerAddress(ownId: number, all: readonly string[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choose = (...change: Parameters<typeof withChoice> extends [unknown, ...infer Rest] ? Rest : never) =>
    void navigate({ search: withChoice(search, ...change) }, { replace: true, preventScrollReset: true });
  return {
    ids: useMemo(() => companiesOf(search, ownId), [search, ownId]),
    days: useMemo(() => daysOf(search, all), [search, all]),
    chooseCompanies: (ids: readonly number[]) => choose('with', ids),
    chooseDays: (days: readonly string[]) => choose('days', days.length === all.length ? undefined : days),
  };
}
