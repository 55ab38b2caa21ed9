import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ApiError } from 'shared-api/client';
import { paths } from 'shared-api/paths';
import { joinQueries } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import { useParticipant } from 'shared-api/users';
import { Loaded } from 'shared-ui/Loaded';
import { PageHeader } from 'shared-ui/PageHeader';
import { Stack } from 'shared-ui/Stack';
import { texts } from '../texts';
import { ParticipantNotFound } from './ParticipantNotFound';
import { ProfileCard } from './ProfileCard';
import { ProfileCardSkeleton } from './ProfileCardSkeleton';
import { ProfileFailure } from './ProfileFailure';

interface ParticipantProfileProps {
  userId: number;
  /** The block in which the participant is invited to meet. */
  meet: ReactNode;
}

/**
 * A participant's card and the block for meeting them, under the title of a customer's or a supplier's page (PART-01, PART-02, PART-03). One's own id
 * leads to the own page, and so does an administrator's: they have no page.
 */
export function ParticipantProfile({ userId, meet }: ParticipantProfileProps) {
  const user = useCurrentUser();
  const isOwn = user.data?.id === userId;
  // Not before it is known who asks: one's own profile is not asked for as a participant's.
  const participant = useParticipant(user.data && !isOwn ? userId : undefined);
  const { type, is_admin: isAdmin = false } = participant.data ?? {};
  const title = type && !isAdmin ? texts.participantTitle[type] : undefined;

  // The shell names the document after the route in a layout effect, which comes before this.
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);

  if (isOwn || isAdmin) return <Navigate to={paths.profile} replace />;
  if (isNotFound(participant.error)) return <ParticipantNotFound />;
  const loaded = joinQueries(user, participant);
  return (
    <>
      <PageHeader title={title ?? texts.anyParticipantTitle} />
      <Loaded
        query={loaded}
        skeleton={<ProfileCardSkeleton />}
        failed={() => <ProfileFailure query={loaded}>{texts.notFound}</ProfileFailure>}
      >
        {([, profile]) => (
          <Stack gap={6}>
            <ProfileCard profile={profile} />
            {/* Of somebody who is blocked the card has said all there is. */}
            {!profile.is_blocked && meet}
          </Stack>
        )}
      </Loaded>
    </>
  );
}

/** There is no such participant, so that trying again cannot help. */
function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.problem.kind === 'http' && error.problem.status === 404;
}
