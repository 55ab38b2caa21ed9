import { useCurrentUser } from 'shared-api/session';
import { InviteCalendarBlock } from '../components/InviteCalendarBlock';
import { CompanyFilesBlock } from '../features/company-files/components/CompanyFilesBlock';
import { Gallery } from '../features/gallery/components/Gallery';
import { ProfilePreview } from '../features/profile/components/ProfilePreview';
import { GALLERY_ROWS } from '../limits';

/** `/preview/profile`: the current user's page as others see it. */
export function ProfilePreviewPage() {
  const { data: user } = useCurrentUser();
  return (
    user && (
      <ProfilePreview
        user={user}
        meet={<InviteCalendarBlock userId={user.id} isPreview />}
        gallery={<Gallery rows={GALLERY_ROWS.participant} />}
        files={<CompanyFilesBlock />}
      />
    )
  );
}
