import { useCurrentUser } from 'shared-api/session';
import { ProfileCard } from './ProfileCard';
import { ProfileCardSkeleton } from './ProfileCardSkeleton';
import { ProfileFailure } from './ProfileFailure';

/** The current user's own card. */
export function OwnProfile() {
  const { data: user, error, reload } = useCurrentUser();
  if (user) return <ProfileCard profile={user} isOwn />;
  if (error === undefined) return <ProfileCardSkeleton />;
  return <ProfileFailure error={error} onRetry={() => void reload()} />;
}
