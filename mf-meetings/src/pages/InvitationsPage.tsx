import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useEachMinute } from 'shared-api/clock';
import type { Invitation } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { useRefreshOn } from 'shared-api/query';
import { Accordion } from 'shared-ui/Accordion';
import { PageBody, PageHeader } from 'shared-ui/PageHeader';
import { query } from 'shared-ui/theme';
import { useReceivedRequests } from '#api/useOpenInvitations';
import { InvitationDecisionDialog } from '#components/decision/InvitationDecisionDialog';
import { invitationKindId, invitationKinds } from '#domain/invitationKind';
import type { PendingDecision } from '#domain/invitationStatus';
import { AwaitingCount } from '../features/invitations/components/AwaitingCount';
import { InvitationList } from '../features/invitations/components/InvitationList';
import { texts } from '../features/invitations/texts';
import { CounterOfferDialog } from '../features/invite/components/CounterOfferDialog';

/** What was pressed and has yet to be asked or chosen. */
type Pending = ({ kind: 'decide' } & PendingDecision) | { kind: 'counter-offer'; invitation: Invitation };

const EVENTS = ['invitation'] as const;
const OUTDATED = [invitationsKeys.isAny, meetingsKeys.isAny];

/** `/invitations`: requests to meet and to move meetings, received and sent, and the question before each decision. */
export function InvitationsPage() {
  return (
    <>
      <PageHeader title={texts.pageTitle}>
        <AwaitingCount />
      </PageHeader>
      <PageBody>
        <InvitationLists />
      </PageBody>
    </>
  );
}

function InvitationLists() {
  const [openItems, setOpenItems] = useOpenItems();
  const [pending, setPending] = useState<Pending>();
  useRefreshOn(EVENTS, OUTDATED);
  useEachMinute();
  // Without it only what depends on the other requests is missing.
  const received = useReceivedRequests();
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

/** Which lists are open: those that the person opens, and the one that a link leads to (`#incoming-meeting`). */
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

/** A phone starts with four headers, a wider screen with four lists. Turning the phone later changes nothing. */
function initiallyOpen(): string[] {
  return window.matchMedia(query.phone).matches ? [] : invitationKinds.map(invitationKindId);
}
