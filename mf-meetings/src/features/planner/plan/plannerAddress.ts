import { parseUserId } from 'shared-api/paths';
import { MAX_COMPANIES } from '../limits';

/** The companies of the address (`with=2,7,11`): each once, at most 50, without oneself and what is no id. */
export function companiesOf(search: URLSearchParams, ownId: number): number[] {
  const ids = (search.get('with') ?? '').split(',').map((text) => parseUserId(text.trim()));
  const others = ids.filter((id): id is number => id !== undefined && id !== ownId);
  return [...new Set(others)].slice(0, MAX_COMPANIES);
}

/** The days of the address (`days=2026-11-23,2026-11-24`), out of those that can be chosen; without any in the address all of them. */
export function daysOf(search: URLSearchParams, all: readonly string[]): string[] {
  const wanted = search.get('days')?.split(',');
  return all.filter((day) => wanted?.includes(day) ?? true);
}

/** The address of the plan after a change; other parameters stay. */
export function withChoice(
  search: URLSearchParams,
  name: 'with' | 'days',
  values: readonly (string | number)[] | undefined,
) {
  const next = new URLSearchParams(search);
  if (values === undefined || (name === 'with' && values.length === 0)) next.delete(name);
  else next.set(name, values.join(','));
  // Commas may stand in a query as they are; people read and share this address.
  return next.toString().replaceAll('%2C', ',');
}
