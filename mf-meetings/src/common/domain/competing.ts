import { isPastSlot } from 'shared-api/time';

interface SlotInvitation {
  id: number;
  date: string;
  point: string;
}

/** Filters the invitations for one slot; only one of them can be accepted. Empty once the slot has begun. */
export function invitationsForSlot<Item extends SlotInvitation>(
  { date, point }: Pick<SlotInvitation, 'date' | 'point'>,
  invitations: readonly Item[],
): Item[] {
  return invitations.filter((each) => each.date === date && each.point === point && !isPastSlot(date, point));
}
