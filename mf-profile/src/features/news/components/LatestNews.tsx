import { describeError } from 'shared-api/client';
import { EmptyState } from 'shared-ui/EmptyState';
import { ErrorState } from 'shared-ui/ErrorState';
import { Stack } from 'shared-ui/Stack';
import { useNews } from '../api/useNews';
import { LATEST_NEWS_COUNT } from '../limits';
import { texts } from '../texts';
import { LatestNewsSkeleton } from './LatestNewsSkeleton';
import { NewsPreview } from './NewsPreview';

/** The last news on the own page. */
export function LatestNews() {
  const { posts, error, isLoading, reload } = useNews(LATEST_NEWS_COUNT, 1);

  if (posts?.length === 0) return <EmptyState>{texts.empty}</EmptyState>;
  if (posts) {
    return (
      <Stack gap={5}>
        {posts.map((post) => (
          <NewsPreview key={post.id} post={post} />
        ))}
      </Stack>
    );
  }
  if (error === undefined) return <LatestNewsSkeleton />;
  return (
    <ErrorState onRetry={reload} isRetrying={isLoading}>
      {texts.loadFailed} {describeError(error)}
    </ErrorState>
  );
}
