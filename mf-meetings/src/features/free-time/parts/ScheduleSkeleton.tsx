import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { SlotGridSkeleton } from '#parts/slot-grid/SlotGridSkeleton';
import { SLOTS_PER_DAY } from '../limits';
import { texts } from '../texts';

/** Placeholder for the schedule. */
export function ScheduleSkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack>
          <Skeleton width="60%" height={20} />
          <Skeleton width="80%" height={theme.control.height} />
          <SlotGridSkeleton count={SLOTS_PER_DAY} />
        </Stack>
      </Delayed>
    </div>
  );
}
