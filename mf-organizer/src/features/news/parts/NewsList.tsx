import { styled } from 'styled-components';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { useDelayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Loaded } from 'shared-ui/Loaded';
import { usePageInRange } from 'shared-ui/page';
import { Pagination } from 'shared-ui/Pagination';
import { SegmentedLinks } from 'shared-ui/SegmentedControl';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import { formatCount } from '#domain/counts';
import { organizerPaths } from '#domain/organizerPaths';
import { useNewsList } from '../api/useNewsList';
import { NEWS_STATES, useNewsAddress } from '../state/useNewsAddress';
import { texts } from '../texts';
import { NewsListItem } from './NewsListItem';
import { NewsSkeleton } from './NewsSkeleton';

/** Drafts, scheduled and published posts by page (ORG-06). */
export function NewsList() {
  const { state, page, hrefOf, correctPage } = useNewsAddress();
  const news = useNewsList(state, page);
  usePageInRange(page, news.data?.pages, correctPage);
  const available = news.data ?? news.previous;
  // A failure is shown although the former page is still available.
  const shown = news.error === undefined ? available : news.data;
  const isOutdated = news.data === undefined && shown !== undefined;
  const isDimmed = useDelayed(isOutdated);
  return (
    <Stack gap={4}>
      <States
        aria-label={texts.groupsLabel}
        links={[
          { to: organizerPaths.news(), label: texts.groups.all },
          ...NEWS_STATES.map((each) => ({
            to: organizerPaths.news(undefined, { state: each }),
            label: available ? `${texts.groups[each]} ${formatCount(available.counts[each])}` : texts.groups[each],
          })),
        ]}
        current={organizerPaths.news(undefined, { state })}
      />
      <Card aria-label={texts.title}>
        <Loaded query={{ ...news, data: shown }} skeleton={<NewsSkeleton />} failed={texts.listFailed}>
          {({ news: posts }) =>
            posts.length === 0 ? (
              <EmptyState action={<ButtonLink to={organizerPaths.news('new')}>{texts.create}</ButtonLink>}>
                {texts.empty[state ?? 'all']}
              </EmptyState>
            ) : (
              <Posts aria-busy={isOutdated} $isDimmed={isDimmed}>
                {posts.map((post) => (
                  <RowBoundary key={post.id} item={post} own="li">
                    <NewsListItem post={post} />
                  </RowBoundary>
                ))}
              </Posts>
            )
          }
        </Loaded>
      </Card>
      <Pagination page={page} pageCount={available?.pages ?? 0} getHref={hrefOf} />
    </Stack>
  );
}

/* Four states are too wide for one line of a phone. */
const States = styled(SegmentedLinks)`
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Posts = styled.ul<{ $isDimmed: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${theme.motion.fast};
`;
