import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { texts } from '../texts';

/** Placeholder for the overview while it loads. */
export function OverviewSkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack gap={4}>
          {[220, 120, 320, 140].map((height) => (
            <Skeleton key={height} height={height} shape="card" />
          ))}
        </Stack>
      </Delayed>
    </div>
  );
}
