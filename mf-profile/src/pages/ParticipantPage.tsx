import { Navigate, useParams } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { ParticipantNotFound } from '../features/profile/components/ParticipantNotFound';
import { ParticipantPending } from '../features/profile/components/ParticipantPending';
import { ParticipantProfile } from '../features/profile/components/ParticipantProfile';
import { parseUserId } from '../features/profile/parseUserId';

/** `/profile/{id}`: another participant. One's own id leads to the own page. */
export function ParticipantPage() {
  const { id } = useParams();
  const { data: user, error, reload } = useCurrentUser();
  const userId = parseUserId(id);

  if (userId === undefined) return <ParticipantNotFound />;
  if (user === undefined) return <ParticipantPending error={error} onRetry={() => void reload()} />;
  if (userId === user.id) return <Navigate to={paths.profile} replace />;
  return <ParticipantProfile key={userId} userId={userId} />;
}
