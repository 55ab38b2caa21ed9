import { Navigate } from 'react-router-dom';
import { outcome } from 'shared-api/client';
import { paths } from 'shared-api/paths';
import { joinQueries } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import { useParticipant } from 'shared-api/users';
import { Delayed } from 'shared-ui/Delayed';
import { Loaded } from 'shared-ui/Loaded';
import { Page, useDocumentTitle } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { PageColumns } from '#parts/PageColumns';
import { texts } from '../texts';
import { ParticipantNotFound } from './ParticipantNotFound';
import { ParticipantView, type ParticipantBlocks } from './ParticipantView';
import { ProfileCardSkeleton } from './ProfileCardSkeleton';
import { ProfileFailure } from './ProfileFailure';

interface ParticipantProfileProps extends ParticipantBlocks {
  userId: number;
}

/**
 * Another participant's page, titled by whether they are a customer or a supplier (PART-01, PART-02, PART-03). The ids
 * of the current user and of administrators, who have no page, redirect to the own page.
 */
export function ParticipantProfile({ userId, ...blocks }: ParticipantProfileProps) {
  const user = useCurrentUser();
  const isOwn = user.data?.id === userId;
  // Wait for the current user: the own profile must not be fetched as a participant.
  const participant = useParticipant(user.data && !isOwn ? userId : undefined);
  const { type, company, is_admin: isAdmin = false } = participant.data ?? {};
  const title = type && !isAdmin ? texts.participantTitle[type] : undefined;
  useDocumentTitle(title, company);

  if (isOwn || isAdmin) return <Navigate to={paths.profile} replace />;
  if (outcome(participant.error) === 'not-found') return <ParticipantNotFound />;
  const loaded = joinQueries(user, participant);
  return (
    <Loaded
      query={loaded}
      skeleton={<ParticipantSkeleton />}
      failed={() => (
        <Page title={texts.anyParticipantTitle}>
          <ProfileFailure query={loaded}>{texts.notFound}</ProfileFailure>
        </Page>
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

/** Placeholder for a participant's page while it loads. */
function ParticipantSkeleton() {
  return (
    <>
      <h1 className="visually-hidden">{texts.anyParticipantTitle}</h1>
      <PageColumns
        head={() => <ProfileCardSkeleton />}
        lead={
          <Delayed>
            <Stack gap={3} aria-hidden>
              <Skeleton height={40} />
              <Skeleton height={40} />
            </Stack>
          </Delayed>
        }
        main={null}
        side={null}
      />
    </>
  );
}
