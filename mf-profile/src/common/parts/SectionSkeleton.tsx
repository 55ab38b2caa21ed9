import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';

interface SectionSkeletonProps {
  label: string;
  rows: number;
}

/** Placeholder for a section's fields and footer while they load. */
export function SectionSkeleton({ label, rows }: SectionSkeletonProps) {
  return (
    <div role="status" aria-busy aria-label={label}>
      <Delayed>
        <Stack gap={5}>
          {Array.from({ length: rows }, (_, row) => (
            <Stack key={row} gap={1}>
              <Skeleton width={140} height={18} />
              <Skeleton height={theme.control.height} />
            </Stack>
          ))}
          <Skeleton height={theme.control.height} />
        </Stack>
      </Delayed>
    </div>
  );
}
