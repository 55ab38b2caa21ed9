import type { MeetingCompany } from 'shared-api/contract';
import type { FederatedSlots } from 'shared-api/federation';
import { createSlot } from 'shared-ui/Widget';
import type { Meeting } from '#domain/meeting';

const Slot = createSlot<FederatedSlots>();

interface MeetingRowSlotProps {
  meeting: Pick<Meeting, 'date' | 'point'>;
  company: MeetingCompany;
}

/** Line of other remotes below a meeting with a company. */
export function MeetingRowSlot({ meeting: { date, point }, company }: MeetingRowSlotProps) {
  return <Slot name="meeting-row.foot" isLine userId={company.company_id} date={date} point={point} />;
}
