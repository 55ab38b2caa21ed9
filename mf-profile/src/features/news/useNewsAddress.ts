import { useSearchParams } from 'react-router-dom';
import { PAGE_SIZES } from 'shared-ui/PageSizeSelect';

/** Default page size of the news (specification, section 9). */
const PAGE_SIZE = 10;

/** Query string of a news page, `?page=2&size=20`, without default values. */
export function newsSearch(page: number, limit: number): string {
  const search = new URLSearchParams();
  if (page !== 1) search.set('page', String(page));
  if (limit !== PAGE_SIZE) search.set('size', String(limit));
  const query = search.toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * State of the news page from the address: page and page size, or a single post (`?post=3`). Invalid values fall back
 * to the defaults.
 */
export function useNewsAddress() {
  const [search, setSearch] = useSearchParams();
  const limit = PAGE_SIZES.find((size) => String(size) === search.get('size')) ?? PAGE_SIZE;
  return {
    limit,
    page: readNumber(search.get('page')) ?? 1,
    postId: readNumber(search.get('post')),
    changeLimit: (chosen: number) => setSearch(newsSearch(1, chosen)),
    /** Replaces the history entry, because Back must not return to a page that no longer exists. */
    correctPage: (last: number) => setSearch(newsSearch(last, limit), { replace: true }),
  };
}

function readNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
