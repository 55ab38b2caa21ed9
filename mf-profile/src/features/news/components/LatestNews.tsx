import { Delayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton, SkeletonText } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { useLatestNews } from '../api/useLatestNews';
import { texts } from '../texts';
import { NewsPreview } from './NewsPreview';

/** News on the own page (OWN-03). */
const COUNT = 3;

/** The last news on the own page. */
export function LatestNews() {
  return (
    <Loaded
      query={useLatestNews(COUNT)}
      skeleton={<Placeholder />}
      failed={texts.loadFailed}
      empty={<EmptyState>{texts.empty}</EmptyState>}
    >
      {(posts) => (
        <Stack gap={5}>
          {posts.map((post) => (
            <NewsPreview key={post.id} post={post} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

/** Holds the place of the news. */
function Placeholder() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack gap={5}>
          {Array.from({ length: COUNT }, (_, post) => (
            <div key={post}>
              <Skeleton width={240} height={20} />
              <SkeletonText lines={3} />
            </div>
          ))}
        </Stack>
      </Delayed>
    </div>
  );
}
