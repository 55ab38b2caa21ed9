import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { Card } from 'shared-ui/Card';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { Page, usePageInRange } from 'shared-ui/page';
import { PageSizeSelect } from 'shared-ui/PageSizeSelect';
import { Pagination } from 'shared-ui/Pagination';
import { Stack } from 'shared-ui/Stack';
import { useNewsPage } from '../api/useNewsPage';
import { useNewsPlace } from '../api/useNewsPlace';
import { texts } from '../texts';
import { newsSearch, useNewsAddress } from '../useNewsAddress';
import { useVisit } from '../useVisit';
import { NewsList } from './NewsList';
import { NewsSkeleton } from './NewsSkeleton';

interface NewsFeedProps {
  /** Posts are new relative to this user's last visit. */
  userId: number;
}

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

const Column = styled.div`
  max-width: 752px;
`;
