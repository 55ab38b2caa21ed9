import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Invitation } from 'shared-api/contract';
import { MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { AccordionItem } from 'shared-ui/Accordion';
import { Cluster } from 'shared-ui/Cluster';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { PageSizeSelect } from 'shared-ui/PageSizeSelect';
import { Pagination } from 'shared-ui/Pagination';
import { theme } from 'shared-ui/theme';
import { requestsForSlot } from '#domain/competing';
import { invitationKindId, type InvitationKind } from '#domain/invitationKind';
import type { PendingDecision } from '#domain/invitationStatus';
import { useInvitations } from '../api/useInvitations';
import { texts } from '../texts';
import { usePaging } from '../usePaging';
import { InvitationItem } from './InvitationItem';
import { InvitationListSkeleton } from './InvitationListSkeleton';

interface InvitationListProps {
  kind: InvitationKind;
  /** All received requests that await a decision: those for one slot say so. */
  received: readonly Invitation[];
  /** A decision was pressed; it has yet to be confirmed. */
  onDecide: (pending: PendingDecision) => void;
  /** «Предложить другое время» was pressed. */
  onCounterOffer: (invitation: Invitation) => void;
}

/**
 * One of the four lists in its accordion item, which says how many there are while it is closed. It fails on its own: the other three
 * stay usable. The address says which page it shows, and `#incoming-meeting` leads to it.
 */
export function InvitationList({ kind, received, onDecide, onCounterOffer }: InvitationListProps) {
  const { limit, page, goTo, changeLimit, correctPage } = usePaging(kind);
  const list = useInvitations(kind, limit, page);
  const known = list.data ?? list.previous;

  // The last invitation of the last page may be gone by now: then the page before it is the last one.
  const lastPage = Math.max(known?.pages ?? 0, 1);
  const isBeyondLast = list.data !== undefined && page > lastPage;
  const correct = useEffectEvent(() => correctPage(lastPage));
  // With the drawing itself: the effects of what is drawn after a page's header may run as late as the next press, which this would undo.
  useLayoutEffect(() => {
    if (isBeyondLast) correct();
  }, [isBeyondLast]);

  return (
    <AccordionItem
      ref={useArrival(invitationKindId(kind))}
      id={invitationKindId(kind)}
      title={texts.title(kind)}
      meta={known?.total_count}
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
                    competing={requestsForSlot(invitation, received).length}
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
        <Pagination page={page} pageCount={known?.pages ?? 0} onChange={goTo} />
      </Controls>
    </AccordionItem>
  );
}

/** Brings the list to whoever follows a link to it; the page opens it. */
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
