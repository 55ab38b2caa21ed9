import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MeetingCompany } from 'shared-api/contract';
import { PageHeader } from 'shared-ui/PageHeader';
import type { OpenInvitation } from '#api/useOpenInvitations';
import type { PendingDecision } from '#domain/invitationStatus';
import type { Meeting } from '#domain/meeting';
import { AgendaView } from '../features/agenda/components/AgendaView';
import { CancelMeetingDialog } from '../features/days/components/CancelMeetingDialog';
import { DaysView } from '../features/days/components/DaysView';
import { InvitationDecisionDialog } from '../features/invitations/components/InvitationDecisionDialog';
import { CounterOfferDialog } from '../features/invite/components/CounterOfferDialog';
import { MoveMeetingDialog } from '../features/invite/components/MoveMeetingDialog';
import { PlannerView } from '../features/planner/components/PlannerView';

/** What was pressed and has yet to be asked or chosen. */
type Pending =
  | { kind: 'cancel' | 'move'; meeting: Meeting; company: MeetingCompany }
  | ({ kind: 'decide' } & PendingDecision)
  | { kind: 'counter-offer'; invitation: OpenInvitation };

/** `/meetings`: one's own meetings by day, as an agenda, and the planner; each decision is asked for here. */
export function MeetingsPage() {
  const [search] = useSearchParams();
  const [pending, setPending] = useState<Pending>();
  const close = () => setPending(undefined);
  const view = search.get('view');
  const onCancel = (meeting: Meeting, company: MeetingCompany) => setPending({ kind: 'cancel', meeting, company });
  const onMove = (meeting: Meeting, company: MeetingCompany) => setPending({ kind: 'move', meeting, company });

  return (
    <>
      <PageHeader title="Мои встречи" />
      {view === 'plan' && <PlannerView />}
      {view === 'agenda' && (
        <AgendaView
          onCancel={onCancel}
          onMove={onMove}
          onDecide={(decision, invitation) => setPending({ kind: 'decide', decision, invitation })}
          onCounterOffer={(invitation) => setPending({ kind: 'counter-offer', invitation })}
        />
      )}
      {view !== 'plan' && view !== 'agenda' && <DaysView onCancel={onCancel} onMove={onMove} />}
      {pending?.kind === 'cancel' && <CancelMeetingDialog {...pending} onClose={close} />}
      {pending?.kind === 'move' && <MoveMeetingDialog {...pending} onClose={close} />}
      {pending?.kind === 'decide' && <InvitationDecisionDialog pending={pending} onClose={close} />}
      {pending?.kind === 'counter-offer' && <CounterOfferDialog invitation={pending.invitation} onClose={close} />}
    </>
  );
}
