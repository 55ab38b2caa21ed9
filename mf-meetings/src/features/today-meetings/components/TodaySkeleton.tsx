import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { texts } from '../texts';

/** Holds the place of a day. */
export function TodaySkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack gap={3}>
          <Skeleton width={160} height={22} />
          <Skeleton height={160} />
        </Stack>
      </Delayed>
    </div>
  );
}
