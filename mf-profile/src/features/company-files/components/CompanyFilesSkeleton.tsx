import { Delayed } from 'shared-ui/Delayed';
import { Skeleton, SkeletonText } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { SKELETON_ROWS } from '../limits';
import { texts } from '../texts';

/** Holds the place of one's own files. */
export function CompanyFilesSkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack gap={4}>
          <Skeleton shape="card" height={168} />
          <SkeletonText lines={1} />
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <Skeleton key={row} height={44} />
          ))}
        </Stack>
      </Delayed>
    </div>
  );
}
