import { Delayed } from 'shared-ui/Delayed';
import { SkeletonText } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { texts } from '../texts';

/** Placeholder for the list or the editor while it loads. */
export function NewsSkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.listLoading}>
      <Delayed>
        <Stack gap={5}>
          {Array.from({ length: 6 }, (_, post) => (
            <SkeletonText key={post} lines={2} />
          ))}
        </Stack>
      </Delayed>
    </div>
  );
}
