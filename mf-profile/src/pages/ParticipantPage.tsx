import { useParams } from 'react-router-dom';
import { ParticipantNotFound } from '../features/profile/components/ParticipantNotFound';
import { ParticipantProfile } from '../features/profile/components/ParticipantProfile';
import { parseUserId } from '../features/profile/parseUserId';

/** `/profile/{id}`: another participant. One's own id leads to the own page. */
export function ParticipantPage() {
  const userId = parseUserId(useParams().id);
  return userId === undefined ? <ParticipantNotFound /> : <ParticipantProfile key={userId} userId={userId} />;
}
