import { useParams } from 'react-router-dom';
import { parseUserId } from 'shared-api/paths';
import { InviteCalendarBlock } from '../components/InviteCalendarBlock';
import { MeetingStripBlock } from '../components/MeetingStripBlock';
import { CompanyFilesBlock } from '../features/company-files/components/CompanyFilesBlock';
import { Gallery } from '../features/gallery/components/Gallery';
import { ParticipantNotFound } from '../features/profile/components/ParticipantNotFound';
import { ParticipantProfile } from '../features/profile/components/ParticipantProfile';
import { GALLERY_ROWS } from '../limits';

/** `/profile/{id}`: another participant. The current user's id redirects to the own page. */
export function ParticipantPage() {
  const userId = parseUserId(useParams().id);
  if (userId === undefined) return <ParticipantNotFound />;
  return (
    <ParticipantProfile
      key={userId}
      userId={userId}
      meeting={<MeetingStripBlock userId={userId} />}
      meet={<InviteCalendarBlock userId={userId} />}
      gallery={<Gallery userId={userId} rows={GALLERY_ROWS.participant} />}
      files={<CompanyFilesBlock userId={userId} />}
    />
  );
}
