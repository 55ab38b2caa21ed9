import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { SlotGridSkeleton } from '#parts/slot-grid/SlotGridSkeleton';

/** Placeholder for `InviteDay`: day strip, heading and slot grid. */
export function InviteDaySkeleton() {
  return (
    <Stack gap={3} aria-busy>
      <Skeleton height={64} />
      <Skeleton height={22} width={260} />
      <SlotGridSkeleton count={24} />
    </Stack>
  );
}
