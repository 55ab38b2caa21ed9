import { useSearchParams } from 'react-router-dom';
import { PAGE_SIZES } from 'shared-ui/PageSizeSelect';
import { PAGE_SIZE } from './limits';

/** A page of the news as its address: `?page=2&size=20`. What is usual is left out. */
export function newsSearch(page: number, limit: number): string {
  const search = new URLSearchParams();
  if (page !== 1) search.set('page', String(page));
  if (limit !== PAGE_SIZE) search.set('size', String(limit));
  const query = search.toString();
  return query === '' ? '' : `?${query}`;
}

/** Which news are shown: a page of some length, or the page with one post (`?post=3`). What makes no sense becomes the default. */
export function useNewsAddress() {
  const [search, setSearch] = useSearchParams();
  const limit = PAGE_SIZES.find((size) => String(size) === search.get('size')) ?? PAGE_SIZE;
  return {
    limit,
    page: readNumber(search.get('page')) ?? 1,
    postId: readNumber(search.get('post')),
    changeLimit: (chosen: number) => setSearch(newsSearch(1, chosen)),
    /** The page shown is gone: Back must not lead there again. */
    correctPage: (last: number) => setSearch(newsSearch(last, limit), { replace: true }),
  };
}

function readNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
