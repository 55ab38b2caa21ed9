import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useEachMinute } from 'shared-api/clock';
import type { Invitation } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { useRefreshOn } from 'shared-api/query';
import { Accordion } from 'shared-ui/Accordion';
import { Page } from 'shared-ui/page';
import { query } from 'shared-ui/theme';
import { invitationKindId, invitationKinds } from '#domain/invitationKind';
import type { PendingDecision } from '#domain/invitationStatus';
import { InvitationDecisionDialog } from '#parts/decision/InvitationDecisionDialog';
import { keepInvitations } from '../features/invitations/api/keepInvitations';
import { AwaitingCount } from '../features/invitations/parts/AwaitingCount';
import { InvitationList } from '../features/invitations/parts/InvitationList';
import type { InvitationActions } from '../features/invitations/parts/InvitationRows';
import { NearestInvitations } from '../features/invitations/parts/NearestInvitations';
import { NoInvitations } from '../features/invitations/parts/NoInvitations';
import { useHonestCount } from '../features/invitations/state/useHonestCount';
import { openOf, receivedOf, useInvitationLists } from '../features/invitations/state/useInvitationLists';
import { useWantedInvitation } from '../features/invitations/state/useWantedInvitation';
import { texts } from '../features/invitations/texts';
import { LazyCounterOfferDialog } from '../features/invite/parts/LazyCounterOfferDialog';
import { WishList } from '../features/wishes/parts/WishList';

/** Action whose dialog is open. */
type Pending = ({ kind: 'decide' } & PendingDecision) | { kind: 'counter-offer'; invitation: Invitation };

const EVENTS = ['invitation'] as const;
const OUTDATED = [invitationsKeys.isList, meetingsKeys.isAny];

/** `/invitations`: received and sent invitations to meet or to move a meeting, with dialogs for decisions. */
export function InvitationsPage() {
  const [pending, setPending] = useState<Pending>();
  // Fixed like the accordions: rotating the device later does not move the page.
  const [isPhone] = useState(isOnPhone);
  // The count notices what was missed before the first join.
  useRefreshOn(EVENTS, OUTDATED, { skipsFirstJoin: true });
  useEachMinute();
  const wantedId = useWantedInvitation();
  const lists = useInvitationLists(wantedId);
  const wanted = lists.find(({ query }) => query.data?.invitations.some(({ id }) => id === wantedId));
  const [openItems, setOpenItems] = useOpenItems(wanted && invitationKindId(wanted.kind));
  const open = lists.flatMap(openOf);
  const received = receivedOf(lists);
  const count = useHonestCount(received?.length);

  const close = () => setPending(undefined);
  const actions: InvitationActions = {
    onDecide: (decision) => setPending({ kind: 'decide', ...decision }),
    onCounterOffer: (invitation) => setPending({ kind: 'counter-offer', invitation }),
  };
  return (
    <Page title={texts.pageTitle} lead={<AwaitingCount lists={lists} received={received} count={count} />}>
      {lists.every((list) => list.open?.length === 0) && <NoInvitations lists={lists} />}
      {isPhone && <NearestInvitations {...actions} lists={lists} received={received} count={count} open={open} />}
      <WishList />
      <Accordion openItems={openItems} onOpenItemsChange={setOpenItems}>
        {lists.map((list) => (
          <InvitationList key={invitationKindId(list.kind)} {...actions} list={list} open={open} />
        ))}
      </Accordion>
      {pending?.kind === 'decide' && (
        <InvitationDecisionDialog
          pending={pending}
          onClose={close}
          onCounterOffer={() => actions.onCounterOffer(pending.invitation)}
        />
      )}
      {pending?.kind === 'counter-offer' && <LazyCounterOfferDialog invitation={pending.invitation} onClose={close} />}
    </Page>
  );
}

InvitationsPage.keepAnswers = keepInvitations;

/**
 * Expanded lists: those opened by the user, the one named by the URL's hash (`#incoming-meeting`), and the one with the
 * named invitation, once it has loaded.
 */
function useOpenItems(wantedItem: string | undefined) {
  const { hash, key } = useLocation();
  const [openItems, setOpenItems] = useState(initiallyOpen);
  const [arrival, setArrival] = useState<string>();
  const now = `${key} ${wantedItem}`;
  if (arrival !== now) {
    setArrival(now);
    const target = wantedItem ?? invitationKinds.map(invitationKindId).find((id) => hash === `#${id}`);
    if (target && !openItems.includes(target)) setOpenItems([...openItems, target]);
  }
  return [openItems, setOpenItems] as const;
}

/** All collapsed on phones, all expanded on wider viewports; rotating the device later does not change them. */
function initiallyOpen(): string[] {
  return isOnPhone() ? [] : invitationKinds.map(invitationKindId);
}

function isOnPhone(): boolean {
  return window.matchMedia(query.phone).matches;
}
