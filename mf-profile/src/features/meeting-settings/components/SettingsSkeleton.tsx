import { Delayed } from 'shared-ui/Delayed';
import { SkeletonText } from 'shared-ui/Skeleton';
import { texts } from '../texts';

interface SettingsSkeletonProps {
  /** How many lines the setting has. */
  lines: number;
}

/** Holds the place of a setting. */
export function SettingsSkeleton({ lines }: SettingsSkeletonProps) {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <SkeletonText lines={lines} />
      </Delayed>
    </div>
  );
}
