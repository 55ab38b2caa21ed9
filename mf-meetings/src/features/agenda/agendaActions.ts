import type { MeetingCompany } from 'shared-api/contract';
import type { OpenInvitation } from '#api/useOpenInvitations';
import type { InvitationDecision } from '#domain/invitationStatus';
import type { Meeting } from '#domain/meeting';

/** What can be pressed in the agenda; the page asks and does it. */
export interface AgendaActions {
  /** «Отменить» of a meeting was pressed; the page asks and does it. */
  onCancel: (meeting: Meeting, company: MeetingCompany) => void;
  /** «Перенести» of a meeting was pressed. */
  onMove: (meeting: Meeting, company: MeetingCompany) => void;
  /** A decision on a request was pressed. */
  onDecide: (decision: InvitationDecision, invitation: OpenInvitation) => void;
  /** «Предложить другое время» of an incoming request was pressed. */
  onCounterOffer: (invitation: OpenInvitation) => void;
}
