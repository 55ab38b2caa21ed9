import { Delayed } from 'shared-ui/Delayed';
import { Skeleton, SkeletonText } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { texts } from '../texts';

interface CompanyFilesSkeletonProps {
  /** Rows only, without the drop zone. */
  isReadOnly?: boolean;
}

/** Placeholder for files while they load. */
export function CompanyFilesSkeleton({ isReadOnly = false }: CompanyFilesSkeletonProps) {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack gap={4}>
          {!isReadOnly && <Skeleton shape="card" height={168} />}
          {!isReadOnly && <SkeletonText lines={1} />}
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={44} />
          ))}
        </Stack>
      </Delayed>
    </div>
  );
}
