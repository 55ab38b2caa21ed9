import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { parseId } from 'shared-api/paths';
import { MAX_COMPANIES } from '../limits';

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

/** The companies in the URL (`with=2,7,11`): valid and distinct ids without the own one, at most 50. */
function companiesOf(search: URLSearchParams, ownId: number): number[] {
  const ids = (search.get('with') ?? '').split(',').map((text) => parseId(text.trim()));
  const others = ids.filter((id): id is number => id !== undefined && id !== ownId);
  return [...new Set(others)].slice(0, MAX_COMPANIES);
}

/** The days in the URL (`days=2026-11-23,2026-11-24`) that are selectable; all days when the parameter is missing. */
function daysOf(search: URLSearchParams, all: readonly string[]): string[] {
  const wanted = search.get('days')?.split(',');
  return all.filter((day) => wanted?.includes(day) ?? true);
}

/** The query string after a change; other parameters are kept. */
function withChoice(search: URLSearchParams, name: 'with' | 'days', values: readonly (string | number)[] | undefined) {
  const next = new URLSearchParams(search);
  if (values === undefined || (name === 'with' && values.length === 0)) next.delete(name);
  else next.set(name, values.join(','));
  // Commas are valid in a query and make the URL readable when shared.
  return next.toString().replaceAll('%2C', ',');
}
