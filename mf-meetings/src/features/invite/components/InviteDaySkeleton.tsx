import { Skeleton } from 'shared-ui/Skeleton';
import { SlotGridSkeleton } from 'shared-ui/SlotGrid';
import { Stack } from 'shared-ui/Stack';

/** Holds the place of an `InviteDay`: the strip, the day's name and two hours of slots per line. */
export function InviteDaySkeleton() {
  return (
    <Stack gap={3} aria-busy>
      <Skeleton height={64} />
      <Skeleton height={22} width={260} />
      <SlotGridSkeleton count={24} />
    </Stack>
  );
}
