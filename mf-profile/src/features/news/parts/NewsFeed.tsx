import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { Card } from 'shared-ui/Card';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { Page, usePageInRange } from 'shared-ui/page';
import { PAGE_SIZES, PageSizeSelect, Pagination } from 'shared-ui/Pagination';
import { Stack } from 'shared-ui/Stack';
import { useNewsPage } from '../api/useNewsPage';
import { useNewsPlace } from '../api/useNewsPlace';
import { useVisit } from '../state/lastVisit';
import { texts } from '../texts';
import { NewsList } from './NewsList';
import { NewsSkeleton } from './NewsSkeleton';

interface NewsFeedProps {
  /** Posts are new relative to this user's last visit. */
  userId: number;
}

/** Default page size of the news (specification, section 9). */
const PAGE_SIZE = 10;

/** Paginated news (NEWS-01); `?post=` in the address opens the page of that post and scrolls to it. */
export function NewsFeed({ userId }: NewsFeedProps) {
  const address = useNewsAddress();
  return (
    <Column>
      <Page
        data-list-head
        title={texts.title}
        actions={<PageSizeSelect value={address.limit} onChange={address.changeLimit} />}
      >
        <Posts userId={userId} address={address} />
      </Page>
    </Column>
  );
}

interface PostsProps extends NewsFeedProps {
  address: ReturnType<typeof useNewsAddress>;
}

/** Posts of the page in the address. */
function Posts({ userId, address }: PostsProps) {
  const { limit, page: askedPage, postId, correctPage } = address;
  const place = useNewsPlace(postId);
  const isSought = postId !== undefined && place.data === undefined;
  const page = typeof place.data === 'number' ? Math.floor(place.data / limit) + 1 : askedPage;
  const news = useNewsPage(limit, isSought ? undefined : page);
  const isNew = useVisit(userId, news.data?.news);

  usePageInRange(page, news.data?.pages, correctPage);
  const available = news.data ?? news.previous;

  // Show the error even when the previous page is still available.
  const shown = { ...news, data: news.error === undefined ? available : news.data };
  const isOutdated = news.data === undefined && shown.data !== undefined;
  return (
    <Stack gap={4}>
      {place.data === null && <Alert kind="info">{texts.gone}</Alert>}
      <Card aria-label={texts.title}>
        <Loaded
          query={isSought ? { ...place, data: undefined } : shown}
          skeleton={<NewsSkeleton />}
          failed={texts.loadFailed}
        >
          {({ news: posts }) =>
            posts.length === 0 ? (
              <EmptyState>{texts.empty}</EmptyState>
            ) : (
              <NewsList posts={posts} isNew={isNew} wantedId={postId} isOutdated={isOutdated} />
            )
          }
        </Loaded>
      </Card>
      <Pagination
        page={page}
        pageCount={available?.pages ?? 0}
        getHref={(number) => `${paths.news}${newsSearch(number, limit)}`}
      />
    </Stack>
  );
}

/** Query string of a news page, `?page=2&size=20`, without default values. */
function newsSearch(page: number, limit: number): string {
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
function useNewsAddress() {
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

const Column = styled.div`
  max-width: 752px;
`;
