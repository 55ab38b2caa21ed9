import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';

/** Skeleton of a page while its scripts load. */
export function RemotePageSkeleton() {
  return (
    <div aria-busy aria-label="Раздел загружается" role="status">
      <Delayed>
        <Stack>
          <Skeleton width={280} height={32} />
          <Skeleton height={120} shape="card" />
          <Skeleton height={120} shape="card" />
        </Stack>
      </Delayed>
    </div>
  );
}
