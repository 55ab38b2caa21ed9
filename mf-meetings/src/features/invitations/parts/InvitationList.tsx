import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Invitation } from 'shared-api/contract';
import { MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { AccordionItem } from 'shared-ui/Accordion';
import { Cluster } from 'shared-ui/Cluster';
import { Delayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { usePageInRange } from 'shared-ui/page';
import { PageSizeSelect } from 'shared-ui/PageSizeSelect';
import { Pagination } from 'shared-ui/Pagination';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import { invitationsForSlot } from '#domain/competing';
import { invitationKindId, type InvitationKind } from '#domain/invitationKind';
import type { PendingDecision } from '#domain/invitationStatus';
import { useInvitations } from '../api/useInvitations';
import { usePaging } from '../state/usePaging';
import { texts } from '../texts';
import { InvitationItem } from './InvitationItem';

interface InvitationListProps {
  kind: InvitationKind;
  /** All received invitations that await a decision, to find those competing for one slot. */
  received: readonly Invitation[];
  /** Called before the decision is confirmed. */
  onDecide: (pending: PendingDecision) => void;
  /** «Предложить другое время» was pressed. */
  onCounterOffer: (invitation: Invitation) => void;
}

const ROWS = ['first', 'second', 'third'];

/**
 * One of the four lists in an accordion item that shows the count. It can fail without affecting the other three. The
 * URL stores its page; `#incoming-meeting` scrolls to it.
 */
export function InvitationList({ kind, received, onDecide, onCounterOffer }: InvitationListProps) {
  const { limit, page, goTo, changeLimit, correctPage } = usePaging(kind);
  const list = useInvitations(kind, limit, page);
  const shown = list.data ?? list.previous;
  // The last page disappears with its last invitation.
  usePageInRange(page, list.data?.pages, correctPage);

  return (
    <AccordionItem
      ref={useArrival(invitationKindId(kind))}
      id={invitationKindId(kind)}
      title={texts.title(kind)}
      meta={shown?.total_count}
    >
      <Loaded query={list} skeleton={<InvitationListSkeleton />} failed={texts.loadFailed}>
        {({ invitations }) =>
          invitations.length === 0 ? (
            <EmptyState>{texts.empty}</EmptyState>
          ) : (
            <>
              <Zone>{MOSCOW_OFFSET_LABEL}</Zone>
              <List aria-label={texts.title(kind)}>
                {invitations.map((invitation) => (
                  <InvitationItem
                    key={invitation.id}
                    invitation={invitation}
                    direction={kind.direction}
                    competing={invitationsForSlot(invitation, received).length}
                    onDecide={(decision) => onDecide({ decision, invitation })}
                    onCounterOffer={() => onCounterOffer(invitation)}
                  />
                ))}
              </List>
            </>
          )
        }
      </Loaded>
      <Controls justify="space-between">
        <PageSizeSelect value={limit} onChange={changeLimit} />
        <Pagination page={page} pageCount={shown?.pages ?? 0} onChange={goTo} />
      </Controls>
    </AccordionItem>
  );
}

/** Scrolls to the list and focuses it when the URL's hash names it; the page opens it. */
function useArrival(id: string) {
  const { hash, key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== `#${id}`) return;
    root.current?.scrollIntoView();
    root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [hash, id, key]);
  return root;
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

const List = styled.ul`
  container-type: inline-size;
`;

const Controls = styled(Cluster)`
  padding-top: ${theme.space(3)};
  border-top: 1px solid ${theme.color.border};
`;

const Row = styled.div`
  padding: ${theme.space(3)} 0;
  border-top: 1px solid ${theme.color.border};
`;
