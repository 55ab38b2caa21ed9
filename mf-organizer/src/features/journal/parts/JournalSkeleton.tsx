import { Delayed } from 'shared-ui/Delayed';
import { SkeletonText } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { texts } from '../texts';

/** Placeholder for a page of the journal. */
export function JournalSkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack gap={5}>
          {Array.from({ length: 8 }, (_, entry) => (
            <SkeletonText key={entry} lines={2} />
          ))}
        </Stack>
      </Delayed>
    </div>
  );
}
