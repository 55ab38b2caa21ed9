import { useCurrentUser } from 'shared-api/session';
import { InviteCalendarBlock } from '#parts/InviteCalendarBlock';
import { GALLERY_ROWS } from '../common/limits';
import { CompanyFilesBlock } from '../features/company-files/parts/CompanyFilesBlock';
import { Gallery } from '../features/gallery/Gallery';
import { ProfilePreview } from '../features/profile/parts/ProfilePreview';

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
