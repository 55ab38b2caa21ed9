import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { AccordionItem } from 'shared-ui/Accordion';
import { Cluster } from 'shared-ui/Cluster';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { PageSizeSelect } from 'shared-ui/PageSizeSelect';
import { Pagination } from 'shared-ui/Pagination';
import { theme } from 'shared-ui/theme';
import { invitationKindId, type InvitationKind } from '#domain/invitationKind';
import type { PendingDecision } from '#domain/invitationStatus';
import { useInvitations } from '../api/useInvitations';
import { texts } from '../texts';
import { InvitationItem } from './InvitationItem';
import { InvitationListSkeleton } from './InvitationListSkeleton';

/** Invitations on one page until the person chooses otherwise (specification, section 9). */
const PAGE_SIZE = 10;

interface InvitationListProps {
  kind: InvitationKind;
  /** A decision was pressed; it has yet to be confirmed. */
  onDecide: (pending: PendingDecision) => void;
}

/** One of the four lists in its accordion item. It is read when it opens; the chosen page outlives closing it. */
export function InvitationList({ kind, onDecide }: InvitationListProps) {
  const [paging, setPaging] = useState({ limit: PAGE_SIZE, page: 1 });
  return (
    <AccordionItem id={invitationKindId(kind)} title={texts.title(kind)}>
      <OpenList kind={kind} onDecide={onDecide} paging={paging} onPagingChange={setPaging} />
    </AccordionItem>
  );
}

interface OpenListProps extends InvitationListProps {
  paging: { limit: number; page: number };
  onPagingChange: (paging: OpenListProps['paging']) => void;
}

/** A page of invitations, the page size and the pages. It fails on its own: the other three lists stay usable. */
function OpenList({ kind, onDecide, paging: { limit, page }, onPagingChange }: OpenListProps) {
  const list = useInvitations(kind, limit, page);
  const pageCount = (list.data ?? list.previous)?.pages ?? 0;

  // The last invitation of the last page may be gone by now: then the page before it is the last one.
  const lastPage = Math.max(pageCount, 1);
  const isBeyondLast = list.data !== undefined && page > lastPage;
  useEffect(() => {
    if (isBeyondLast) onPagingChange({ limit, page: lastPage });
  }, [isBeyondLast, limit, lastPage, onPagingChange]);

  return (
    <>
      <Loaded query={list} skeleton={<InvitationListSkeleton />} failed={texts.loadFailed}>
        {({ invitations }) =>
          invitations.length === 0 ? (
            <EmptyState>{texts.empty}</EmptyState>
          ) : (
            <ul aria-label={texts.title(kind)}>
              {invitations.map((invitation) => (
                <InvitationItem
                  key={invitation.id}
                  invitation={invitation}
                  direction={kind.direction}
                  onDecide={(decision) => onDecide({ decision, invitation })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Controls justify="space-between">
        <PageSizeSelect value={limit} onChange={(size) => onPagingChange({ limit: size, page: 1 })} />
        <Pagination page={page} pageCount={pageCount} onChange={(chosen) => onPagingChange({ limit, page: chosen })} />
      </Controls>
    </>
  );
}

const Controls = styled(Cluster)`
  padding-top: ${theme.space(3)};
  border-top: 1px solid ${theme.color.border};
`;
