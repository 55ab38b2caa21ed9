import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { texts } from '../texts';

/** Placeholder of a day with a heading and some slots. */
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
