import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Schema } from 'shared-api/contract';
import { parseId } from 'shared-api/paths';
import { organizerPaths } from '#domain/organizerPaths';

type State = Schema<'OrganizerNewsState'>;

/** States in the order of the list. */
export const NEWS_STATES: readonly State[] = ['draft', 'scheduled', 'published'];

/** State and page of the list, from the address; invalid values are left out. */
export function useNewsAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = NEWS_STATES.find((each) => each === search.get('state'));
  const hrefOf = (page: number) => organizerPaths.news(undefined, { state, ...(page > 1 && { page }) });
  return {
    state,
    page: parseId(search.get('page')) ?? 1,
    hrefOf,
    /** Replaces the history entry, because Back must not return to a page that no longer exists. */
    correctPage: (page: number) => void navigate(hrefOf(page), { replace: true }),
  };
}
