import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Loaded } from 'shared-ui/Loaded';
import { Completeness } from '#parts/Completeness';
import { texts } from '../texts';
import { ProfileCard } from './ProfileCard';
import { ProfileCardSkeleton } from './ProfileCardSkeleton';
import { ProfileFailure } from './ProfileFailure';

/** The current user's profile card with its completeness and a link to the preview. */
export function OwnProfile() {
  const user = useCurrentUser();
  return (
    <Loaded
      query={user}
      skeleton={<ProfileCardSkeleton />}
      failed={() => <ProfileFailure query={user}>{texts.loadFailed}</ProfileFailure>}
    >
      {(profile) => (
        <ProfileCard profile={profile} isOwn>
          <Completeness user={profile} />
          <ButtonLink variant="secondary" to={paths.previewProfile}>
            {texts.howOthersSee}
          </ButtonLink>
        </ProfileCard>
      )}
    </Loaded>
  );
}
