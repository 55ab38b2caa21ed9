import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Cluster } from 'shared-ui/Cluster';
import { PageSizeSelect } from 'shared-ui/PageSizeSelect';
import { Pagination } from 'shared-ui/Pagination';
import { theme } from 'shared-ui/theme';
import { useInvitations } from '../api/useInvitations';
import type { InvitationKind, PendingDecision } from '../invitationKind';
import { InvitationListBody } from './InvitationListBody';

/** Which part of a list is shown. */
export interface Paging {
  limit: number;
  page: number;
}

interface InvitationListProps {
  kind: InvitationKind;
  paging: Paging;
  onPagingChange: (paging: Paging) => void;
  onDecide: (pending: PendingDecision) => void;
}

/** One of the four lists with its page size and pages. It fails on its own: the other three stay usable. */
export function InvitationList({ kind, paging, onPagingChange, onDecide }: InvitationListProps) {
  const { limit, page } = paging;
  const { pages, ...list } = useInvitations(kind, limit, page);

  // The last invitation of the last page may be gone by now: then the page before it is the last one.
  const lastPage = Math.max(pages, 1);
  const isBeyondLast = list.invitations !== undefined && page > lastPage;
  useEffect(() => {
    if (isBeyondLast) onPagingChange({ limit, page: lastPage });
  }, [isBeyondLast, limit, lastPage, onPagingChange]);

  return (
    <>
      <InvitationListBody {...list} kind={kind} onDecide={onDecide} />
      <Controls justify="space-between">
        <PageSizeSelect value={limit} onChange={(size) => onPagingChange({ limit: size, page: 1 })} />
        <Pagination page={page} pageCount={pages} onChange={(chosen) => onPagingChange({ limit, page: chosen })} />
      </Controls>
    </>
  );
}

const Controls = styled(Cluster)`
  padding-top: ${theme.space(3)};
  border-top: 1px solid ${theme.color.border};
`;
