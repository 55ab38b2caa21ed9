import { Badge, type BadgeTone } from 'shared-ui/Badge';
import type { ShownStatus } from '../invitationStatus';
import { texts } from '../texts';

const tones = {
  ACCEPTED: 'positive',
  AWAITING: 'warning',
  REJECTED: 'danger',
  CANCELED: 'neutral',
  TIMEOVER: 'neutral',
} satisfies Record<ShownStatus, BadgeTone>;

interface InvitationStatusBadgeProps {
  status: ShownStatus;
}

/** How an invitation stands. */
export function InvitationStatusBadge({ status }: InvitationStatusBadgeProps) {
  return <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>;
}
