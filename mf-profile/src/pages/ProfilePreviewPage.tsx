import { useSearchParams } from 'react-router-dom';
import { parseId } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { InviteCalendarBlock } from '#parts/InviteCalendarBlock';
import { GALLERY_ROWS } from '../common/limits';
import { CompanyFilesBlock } from '../features/company-files/parts/CompanyFilesBlock';
import { Gallery } from '../features/gallery/Gallery';
import { OrganizerPreview } from '../features/profile/parts/OrganizerPreview';
import { ProfilePreview } from '../features/profile/parts/ProfilePreview';

/** `/preview/profile`: the current user's page as others see it; with `?id=`, another company's for administrators. */
export function ProfilePreviewPage() {
  const { data: user } = useCurrentUser();
  const [search] = useSearchParams();
  const id = parseId(search.get('id'));
  if (!user) return undefined;
  if (user.is_admin && id !== undefined)
    return (
      <OrganizerPreview
        key={id}
        userId={id}
        meet={<InviteCalendarBlock userId={id} isPreview />}
        gallery={<Gallery userId={id} rows={GALLERY_ROWS.participant} />}
        files={<CompanyFilesBlock userId={id} />}
      />
    );
  return (
    <ProfilePreview
      user={user}
      meet={<InviteCalendarBlock userId={user.id} isPreview />}
      gallery={<Gallery rows={GALLERY_ROWS.participant} />}
      files={<CompanyFilesBlock />}
    />
  );
}
