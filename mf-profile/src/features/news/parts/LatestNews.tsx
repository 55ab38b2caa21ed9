import { useMemo } from 'react';
import { useCurrentUser } from 'shared-api/session';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { Stack } from 'shared-ui/Stack';
import { useNewsPage } from '../api/useNewsPage';
import { isNewSince, readVisit } from '../state/lastVisit';
import { texts } from '../texts';
import { NewsPreview } from './NewsPreview';
import { NewsSkeleton } from './NewsSkeleton';

/** Number of news on the own page (OWN-03). */
const LATEST_COUNT = 3;

/**
 * The latest news on the own page. Viewing them here does not count as a visit: new posts stay marked until the news
 * page is opened.
 */
export function LatestNews() {
  const userId = useCurrentUser().data?.id;
  const visit = useMemo(() => (userId === undefined ? undefined : readVisit(userId)), [userId]);
  return (
    <Loaded
      query={useNewsPage(LATEST_COUNT, 1)}
      skeleton={<NewsSkeleton count={LATEST_COUNT} />}
      failed={texts.loadFailed}
    >
      {({ news }) =>
        news.length === 0 ? (
          <EmptyState>{texts.empty}</EmptyState>
        ) : (
          <Stack gap={5}>
            {news.map((post) => (
              <NewsPreview key={post.id} post={post} isNew={isNewSince(visit, post)} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}
