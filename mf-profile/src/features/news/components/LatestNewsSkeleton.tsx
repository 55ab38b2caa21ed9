import { Delayed } from 'shared-ui/Delayed';
import { Skeleton, SkeletonText } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { texts } from '../texts';

const POSTS = ['first', 'second', 'third'];

/** Holds the place of the last news. */
export function LatestNewsSkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack gap={5}>
          {POSTS.map((post) => (
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
