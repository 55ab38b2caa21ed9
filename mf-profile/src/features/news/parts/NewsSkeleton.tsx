import { Delayed } from 'shared-ui/Delayed';
import { Skeleton, SkeletonText } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { texts } from '../texts';

interface NewsSkeletonProps {
  /** Expected number of posts. */
  count?: number;
}

/** Placeholder for posts while they load. */
export function NewsSkeleton({ count = 4 }: NewsSkeletonProps) {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack gap={6}>
          {Array.from({ length: count }, (_, post) => (
            <div key={post}>
              <Skeleton width={240} height={24} />
              <SkeletonText lines={4} />
            </div>
          ))}
        </Stack>
      </Delayed>
    </div>
  );
}
