import { useState } from 'react';

/**
 * Ids of all invitations that have been open since the page was opened: a row that is decided now keeps its place until
 * the page is left.
 * @param open ids of the open ones
 */
export function useKeptPlaces(open: readonly number[]): ReadonlySet<number> {
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set(open));
  if (open.some((id) => !kept.has(id))) setKept(new Set([...kept, ...open]));
  return kept;
}
