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
import { AwaitingCount } from '../features/invitations/parts/AwaitingCount';
import { InvitationList } from '../features/invitations/parts/InvitationList';
import { useReceivedInvitations } from '../features/invitations/state/useReceivedInvitations';
import { texts } from '../features/invitations/texts';
import { CounterOfferDialog } from '../features/invite/parts/CounterOfferDialog';

/** Action whose dialog is open. */
type Pending = ({ kind: 'decide' } & PendingDecision) | { kind: 'counter-offer'; invitation: Invitation };

const EVENTS = ['invitation'] as const;
const OUTDATED = [invitationsKeys.isAny, meetingsKeys.isAny];

/** `/invitations`: received and sent invitations to meet or to move a meeting, with dialogs for decisions. */
export function InvitationsPage() {
  return (
    <Page title={texts.pageTitle} lead={<AwaitingCount />}>
      <InvitationLists />
    </Page>
  );
}

function InvitationLists() {
  const [openItems, setOpenItems] = useOpenItems();
  const [pending, setPending] = useState<Pending>();
  useRefreshOn(EVENTS, OUTDATED);
  useEachMinute();
  // If it fails, only the hints about competing invitations are missing.
  const received = useReceivedInvitations();
  const close = () => setPending(undefined);

  return (
    <>
      <Accordion openItems={openItems} onOpenItemsChange={setOpenItems}>
        {invitationKinds.map((kind) => (
          <InvitationList
            key={invitationKindId(kind)}
            kind={kind}
            received={received}
            onDecide={(decision) => setPending({ kind: 'decide', ...decision })}
            onCounterOffer={(invitation) => setPending({ kind: 'counter-offer', invitation })}
          />
        ))}
      </Accordion>
      {pending?.kind === 'decide' && <InvitationDecisionDialog pending={pending} onClose={close} />}
      {pending?.kind === 'counter-offer' && <CounterOfferDialog invitation={pending.invitation} onClose={close} />}
    </>
  );
}

/** Expanded lists: those opened by the user, and the one named by the URL's hash (`#incoming-meeting`). */
function useOpenItems() {
  const { hash, key } = useLocation();
  const [openItems, setOpenItems] = useState(initiallyOpen);
  const [arrival, setArrival] = useState<string>();
  if (arrival !== key) {
    setArrival(key);
    const target = invitationKinds.map(invitationKindId).find((id) => hash === `#${id}`);
    if (target && !openItems.includes(target)) setOpenItems([...openItems, target]);
  }
  return [openItems, setOpenItems] as const;
}

/** All collapsed on phones, all expanded on wider viewports; rotating the device later does not change them. */
function initiallyOpen(): string[] {
  return window.matchMedia(query.phone).matches ? [] : invitationKinds.map(invitationKindId);
}
