import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';

/** Placeholder of a day’s list. */
export function MeetingsSkeleton() {
  return (
    <Stack gap={2} aria-busy>
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} height={44} />
      ))}
    </Stack>
  );
}
