import { useState } from 'react';
import { styled } from 'styled-components';
import { MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { Cluster } from 'shared-ui/Cluster';
import { Delayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { usePageInRange } from 'shared-ui/page';
import { PageSizeSelect, Pagination } from 'shared-ui/Pagination';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { useDecided } from '../state/useDecided';
import type { InvitationListState } from '../state/useInvitationList';
import { rowsOf } from '../state/useInvitationLists';
import { usePaging } from '../state/usePaging';
import { useWantedInvitation } from '../state/useWantedInvitation';
import { texts } from '../texts';
import { DecidedInvitations } from './DecidedInvitations';
import { InvitationRows, type InvitationActions } from './InvitationRows';

interface InvitationListContentProps extends InvitationActions {
  list: InvitationListState;
  /** All invitations awaiting a decision, to find those competing for one slot. */
  open: readonly OpenInvitation[];
}

const ROWS = ['first', 'second', 'third'];

/** Rows of an expanded list: pages of what awaits a decision, soonest first, then the decided ones. */
export function InvitationListContent({ list, open, ...actions }: InvitationListContentProps) {
  const { kind, query } = list;
  const wantedId = useWantedInvitation();
  const { placed } = rowsOf(list);
  const wantedIndex = placed.findIndex(({ id }) => id === wantedId);
  const { limit, page, goTo, changeLimit, correctPage } = usePaging(kind, wantedIndex);
  const decided = useDecided(list, limit, wantedId);
  const pages = Math.ceil(placed.length / limit);
  // The last page disappears with its last invitation.
  usePageInRange(page, query.data && pages, correctPage);

  // A list that loads with the page appears as a whole; a loaded one does not wait for its decided invitations.
  const [wasKnown] = useState(query.data !== undefined);
  const isPending = decided.shown === undefined && decided.query.error === undefined;
  const isWaiting = isPending && (!wasKnown || placed.length === 0);

  return (
    <Loaded
      query={isWaiting ? { ...query, data: undefined } : query}
      skeleton={<InvitationListSkeleton />}
      failed={texts.loadFailed}
    >
      {() =>
        placed.length === 0 && decided.shown?.total === 0 ? (
          <EmptyState>{texts.empty}</EmptyState>
        ) : (
          <>
            <Zone>{MOSCOW_OFFSET_LABEL}</Zone>
            {placed.length === 0 && <NoneOpen>{texts.noneOpen}</NoneOpen>}
            {placed.length > 0 && (
              <InvitationRows
                {...actions}
                label={texts.title(kind)}
                invitations={placed.slice((page - 1) * limit, page * limit)}
                directionOf={() => kind.direction}
                open={open}
                wantedId={wantedId}
              />
            )}
            <Controls justify="space-between">
              <PageSizeSelect value={limit} onChange={changeLimit} />
              <Pagination page={page} pageCount={pages} onChange={goTo} />
            </Controls>
            <Loaded query={decided.query} skeleton={null} failed={texts.decidedFailed}>
              {() => <DecidedInvitations {...actions} kind={kind} decided={decided} wantedId={wantedId} />}
            </Loaded>
          </>
        )
      }
    </Loaded>
  );
}

/** Placeholder for a short list. */
function InvitationListSkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        {ROWS.map((row) => (
          <Row key={row}>
            <Skeleton width={180} height={22} />
            <Skeleton width={220} height={22} />
          </Row>
        ))}
      </Delayed>
    </div>
  );
}

const Zone = styled.p`
  padding-bottom: ${theme.space(1)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const NoneOpen = styled.p`
  padding: ${theme.space(2)} 0 ${theme.space(3)};
  color: ${theme.color.textMuted};
`;

const Controls = styled(Cluster)`
  padding: ${theme.space(3)} 0;
  border-top: 1px solid ${theme.color.border};
`;

const Row = styled.div`
  padding: ${theme.space(3)} 0;
  border-top: 1px solid ${theme.color.border};
`;
