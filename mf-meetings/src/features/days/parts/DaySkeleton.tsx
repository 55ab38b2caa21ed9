import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { SlotGridSkeleton } from '#parts/slot-grid/SlotGridSkeleton';
import { FIRST_DAYS, SLOTS_PER_DAY } from '../limits';
import { texts } from '../texts';

/** Heights of the loaded content, in px. */
const HEIGHTS = { strip: 64, head: 48, row: 56, closed: 88 };

interface DaySkeletonProps {
  /** Loading part: strip and main day, slots of a day, meeting rows of a day, or a list of collapsed days. */
  of: 'view' | 'grid' | 'list' | { rows: number };
}

/** Placeholder for a part of the view. */
export function DaySkeleton({ of }: DaySkeletonProps) {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack gap={typeof of === 'object' ? 0 : 3}>
          {of === 'view' && (
            <>
              <Skeleton height={HEIGHTS.strip} />
              <Skeleton height={HEIGHTS.head} />
            </>
          )}
          {(of === 'view' || of === 'grid') && <SlotGridSkeleton count={SLOTS_PER_DAY} />}
          {of === 'list' && times(FIRST_DAYS, HEIGHTS.closed)}
          {typeof of === 'object' && times(of.rows, HEIGHTS.row)}
        </Stack>
      </Delayed>
    </div>
  );
}

function times(count: number, height: number) {
  return Array.from({ length: count }, (_, place) => <Skeleton key={place} height={height} />);
}
