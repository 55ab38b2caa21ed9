import { Navigate } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { joinQueries } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import { useParticipant } from 'shared-api/users';
import { Loaded } from 'shared-ui/Loaded';
import { PageHeader } from 'shared-ui/PageHeader';
import { isNotFound } from '../isNotFound';
import { texts } from '../texts';
import { useDocumentTitle } from '../useDocumentTitle';
import { ParticipantNotFound } from './ParticipantNotFound';
import { ParticipantSkeleton } from './ParticipantSkeleton';
import { ParticipantView, type ParticipantBlocks } from './ParticipantView';
import { ProfileFailure } from './ProfileFailure';

interface ParticipantProfileProps extends ParticipantBlocks {
  userId: number;
}

/**
 * Another participant's page under the title of a customer's or a supplier's (PART-01, PART-02, PART-03). One's own id leads to the own
 * page, and so does an administrator's: they have no page.
 */
export function ParticipantProfile({ userId, ...blocks }: ParticipantProfileProps) {
  const user = useCurrentUser();
  const isOwn = user.data?.id === userId;
  // Not before it is known who asks: one's own profile is not asked for as a participant's.
  const participant = useParticipant(user.data && !isOwn ? userId : undefined);
  const { type, is_admin: isAdmin = false } = participant.data ?? {};
  const title = type && !isAdmin ? texts.participantTitle[type] : undefined;
  useDocumentTitle(title);

  if (isOwn || isAdmin) return <Navigate to={paths.profile} replace />;
  if (isNotFound(participant.error)) return <ParticipantNotFound />;
  const loaded = joinQueries(user, participant);
  return (
    <Loaded
      query={loaded}
      skeleton={<ParticipantSkeleton />}
      failed={() => (
        <>
          <PageHeader title={texts.anyParticipantTitle} />
          <ProfileFailure query={loaded}>{texts.notFound}</ProfileFailure>
        </>
      )}
    >
      {([viewer, profile]) =>
        profile.is_blocked ? (
          <ParticipantNotFound title={title}>{texts.blocked}</ParticipantNotFound>
        ) : (
          <ParticipantView viewer={viewer} profile={profile} {...blocks} />
        )
      }
    </Loaded>
  );
}
