import { Navigate } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { useParticipant } from 'shared-api/users';
import { PageHeader } from 'shared-ui/PageHeader';
import { isNotFound } from '../isNotFound';
import { texts } from '../texts';
import { useDocumentTitle } from '../useDocumentTitle';
import { ParticipantNotFound } from './ParticipantNotFound';
import { ParticipantPending } from './ParticipantPending';
import { ProfileCard } from './ProfileCard';

interface ParticipantProfileProps {
  /** Somebody else than the viewer. */
  userId: number;
}

/** Another participant's card, under the title of a customer's or a supplier's page. An administrator has no page. */
export function ParticipantProfile({ userId }: ParticipantProfileProps) {
  const { data: participant, error, reload } = useParticipant(userId);
  const isViewable = participant !== undefined && !participant.is_admin;
  useDocumentTitle(isViewable ? texts.participantTitle[participant.type] : undefined);

  if (isNotFound(error)) return <ParticipantNotFound />;
  if (!participant) return <ParticipantPending error={error} onRetry={reload} />;
  if (!isViewable) return <Navigate to={paths.profile} replace />;
  return (
    <>
      <PageHeader title={texts.participantTitle[participant.type]} />
      <ProfileCard profile={participant} />
    </>
  );
}
