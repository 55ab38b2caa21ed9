import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';

interface SectionSkeletonProps {
  /** What loads. */
  label: string;
  /** Lines of fields. */
  rows: number;
}

/** Holds the place of a section's fields and of its foot. */
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
