import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { useSettings } from 'shared-api/settings';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { Cluster } from 'shared-ui/Cluster';
import { EmptyState } from 'shared-ui/EmptyState';
import { theme } from 'shared-ui/theme';
import { NewcomerSteps } from '#parts/NewcomerSteps';
import { useDecidedInvitations } from '../api/useDecidedInvitations';
import { PAGE_SIZE } from '../limits';
import type { InvitationListState } from '../state/useInvitationList';
import type { InvitationLists } from '../state/useInvitationLists';
import { texts } from '../texts';

interface NoInvitationsProps {
  /** The four lists, all without open invitations. */
  lists: InvitationLists;
}

const FIRST_PAGE = { limit: PAGE_SIZE, page: 1 };

/**
 * The next step when all four lists are empty, without decided invitations, too; absent for chat-only companies, which
 * cannot invite.
 */
export function NoInvitations({ lists }: NoInvitationsProps) {
  const [meetings, ownMeetings, moves, ownMoves] = lists;
  const areEmpty = [useIsEmpty(meetings), useIsEmpty(ownMeetings), useIsEmpty(moves), useIsEmpty(ownMoves)];
  const { data: user } = useCurrentUser();
  const hasCatalog = useSettings().data?.catalog_status === true;
  if (user?.only_chat !== false || areEmpty.includes(false)) return null;
  return (
    <>
      <Place>
        <EmptyState
          action={
            <Cluster justify="center">
              {hasCatalog && <ButtonLink to={paths.catalog}>{texts.openCatalog}</ButtonLink>}
              <ButtonLink to={`${paths.meetings}?view=plan`} variant="secondary">
                {texts.planTime}
              </ButtonLink>
            </Cluster>
          }
        >
          {texts.inviteFirst}
        </EmptyState>
      </Place>
      <NewcomerSteps />
    </>
  );
}

/** Asks what an open list asks: its first page of decided ones. */
function useIsEmpty({ kind, query, isPaged }: InvitationListState): boolean {
  const decided = useDecidedInvitations(kind, isPaged ? FIRST_PAGE : undefined);
  return isPaged ? decided.data?.total_count === 0 : query.data?.invitations.length === 0;
}

const Place = styled(Card)`
  margin-bottom: ${theme.space(3)};
`;
