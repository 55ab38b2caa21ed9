import { Delayed } from 'shared-ui/Delayed';
import { SkeletonText } from 'shared-ui/Skeleton';
import { texts } from '../texts';

interface SettingsSkeletonProps {
  lines: number;
}

/** Placeholder for a setting while it loads. */
export function SettingsSkeleton({ lines }: SettingsSkeletonProps) {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <SkeletonText lines={lines} />
      </Delayed>
    </div>
  );
}
