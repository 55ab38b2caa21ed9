import type { Invitation } from 'shared-api/contract';

/** Orders invitations by the beginning of their slot, soonest first. */
export function bySlot(one: Invitation, other: Invitation): number {
  return `${one.date} ${one.point}`.localeCompare(`${other.date} ${other.point}`) || one.id - other.id;
}
