import type { MeetingCompany } from 'shared-api/contract';
import type { OpenInvitation } from '#api/useOpenInvitations';
import type { InvitationDecision } from '#domain/invitationStatus';
import type { Meeting } from '#domain/meeting';

/** Actions of the agenda's rows; the page confirms and carries them out. */
export interface AgendaActions {
  onCancel: (meeting: Meeting, company: MeetingCompany) => void;
  onMove: (meeting: Meeting, company: MeetingCompany) => void;
  onDecide: (decision: InvitationDecision, invitation: OpenInvitation) => void;
  /** «Предложить другое время» of a received invitation was pressed. */
  onCounterOffer: (invitation: OpenInvitation) => void;
}
