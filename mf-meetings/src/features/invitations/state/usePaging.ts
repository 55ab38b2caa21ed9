import { useSearchParams } from 'react-router-dom';
import { PAGE_SIZES } from 'shared-ui/Pagination';
import type { InvitationKind } from '#domain/invitationKind';
import { PAGE_SIZE } from '../limits';

/**
 * Page and page size of one list, stored in the URL: `?incoming=2&incoming-size=20`. Invalid values fall back to the
 * defaults.
 * @param wantedIndex row of the invitation in the address, whose page is the default; negative without one
 */
export function usePaging({ direction, isMove }: InvitationKind, wantedIndex: number) {
  const [search, setSearch] = useSearchParams();
  const pageName = isMove ? `${direction}-move` : direction;
  const sizeName = `${pageName}-size`;

  const limit = PAGE_SIZES.find((size) => String(size) === search.get(sizeName)) ?? PAGE_SIZE;
  const pageText = search.get(pageName) ?? '';
  const usualPage = wantedIndex < 0 ? 1 : Math.floor(wantedIndex / limit) + 1;
  const page = /^[1-9]\d{0,5}$/.test(pageText) ? Number(pageText) : usualPage;

  const change = (next: { page: number; limit: number }, options?: { replace: boolean }) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      put(after, pageName, next.page, usualPage);
      put(after, sizeName, next.limit, PAGE_SIZE);
      return after;
    }, options);

  return {
    limit,
    page,
    goTo: (chosen: number) => change({ page: chosen, limit }),
    changeLimit: (chosen: number) => change({ page: 1, limit: chosen }),
    /** Replaces the history entry: the page does not exist any more, so Back must not return to it. */
    correctPage: (last: number) => change({ page: last, limit }, { replace: true }),
  };
}

function put(search: URLSearchParams, name: string, value: number, usual: number): void {
  if (value === usual) search.delete(name);
  else search.set(name, String(value));
}
