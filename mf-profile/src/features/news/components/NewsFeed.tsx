import { useEffectEvent, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { Card } from 'shared-ui/Card';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { PageBody, PageHeader } from 'shared-ui/PageHeader';
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
  /** Whose last visit tells what is new. */
  userId: number;
}

/** The news page by page (NEWS-01); an address with `?post=` opens the page of that post and leads to it. */
export function NewsFeed({ userId }: NewsFeedProps) {
  const address = useNewsAddress();
  return (
    <Column>
      <PageHeader
        data-list-head
        title={texts.title}
        actions={<PageSizeSelect value={address.limit} onChange={address.changeLimit} />}
      />
      <PageBody>
        <Posts userId={userId} address={address} />
      </PageBody>
    </Column>
  );
}

interface PostsProps extends NewsFeedProps {
  address: ReturnType<typeof useNewsAddress>;
}

/** The posts that the address asks for. A page beyond the last one turns into the last one. */
function Posts({ userId, address }: PostsProps) {
  const { limit, page: askedPage, postId, correctPage } = address;
  const place = useNewsPlace(postId);
  const isSought = postId !== undefined && place.data === undefined;
  const page = typeof place.data === 'number' ? Math.floor(place.data / limit) + 1 : askedPage;
  const news = useNewsPage(limit, isSought ? undefined : page);
  const isNew = useVisit(userId, news.data?.news);

  const known = news.data ?? news.previous;
  const pageCount = known?.pages ?? 0;
  const isBeyondLast = news.data !== undefined && page > Math.max(pageCount, 1);
  const correct = useEffectEvent(() => correctPage(Math.max(pageCount, 1)));
  // With the drawing itself: the effects of what is drawn after a page's header may run as late as the next press, which this would undo.
  useLayoutEffect(() => {
    if (isBeyondLast) correct();
  }, [isBeyondLast]);

  // What failed is said even where another page could still be shown.
  const shown = { ...news, data: news.error === undefined ? known : news.data };
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
      <Pagination page={page} pageCount={pageCount} getHref={(number) => `${paths.news}${newsSearch(number, limit)}`} />
    </Stack>
  );
}

const Column = styled.div`
  max-width: 752px;
`;
