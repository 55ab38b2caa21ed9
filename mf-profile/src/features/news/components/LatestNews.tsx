import { useMemo } from 'react';
import { useCurrentUser } from 'shared-api/session';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { Stack } from 'shared-ui/Stack';
import { useNewsPage } from '../api/useNewsPage';
import { isNewSince, readVisit } from '../lastVisit';
import { LATEST_COUNT } from '../limits';
import { texts } from '../texts';
import { NewsPreview } from './NewsPreview';
import { NewsSkeleton } from './NewsSkeleton';

/** The last news on the own page. Looking at them here is no visit: what is new stays so until the page of news is opened. */
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
