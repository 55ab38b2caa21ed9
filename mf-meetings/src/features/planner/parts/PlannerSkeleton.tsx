import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { texts } from '../texts';

/** Placeholder while the current user's schedule loads. */
export function PlannerSkeleton() {
  return (
    <Delayed>
      <Stack gap={4} role="status" aria-busy aria-label={texts.loading}>
        <Skeleton shape="card" height={330} />
        <Skeleton shape="card" height={120} />
      </Stack>
    </Delayed>
  );
}
