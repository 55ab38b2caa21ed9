import { useCurrentUser } from 'shared-api/session';
import { NotifyModeEdit } from './NotifyModeEdit';
import { SettingsFailure } from './SettingsFailure';
import { SettingsSkeleton } from './SettingsSkeleton';

/** How the current user is told about meetings, once the user is known (EDIT-07). */
export function NotifyMode() {
  const { data: user, error, isLoading, reload } = useCurrentUser();
  if (user) return <NotifyModeEdit user={user} />;
  if (error === undefined) return <SettingsSkeleton lines={5} />;
  return <SettingsFailure onRetry={() => void reload()} isRetrying={isLoading} />;
}
