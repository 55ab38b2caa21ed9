import { useParams } from 'react-router-dom';
import { parseUserId } from 'shared-api/paths';
import { ParticipantNotFound } from '../features/profile/components/ParticipantNotFound';
import { ParticipantProfile } from '../features/profile/components/ParticipantProfile';

/** `/profile/{id}`: another participant. One's own id leads to the own page. */
export function ParticipantPage() {
  const userId = parseUserId(useParams().id);
  return userId === undefined ? <ParticipantNotFound /> : <ParticipantProfile key={userId} userId={userId} />;
}
