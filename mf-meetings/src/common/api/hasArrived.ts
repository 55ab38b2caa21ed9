import type { Schema } from 'shared-api/contract';
import { getMeetingCompanies } from './useMeetingCompanies';
import { getOpenInvitations } from './useOpenInvitations';

/**
 * Checks whether an invitation was created although the response was lost: it is awaiting a decision or already
 * accepted.
 */
export async function hasArrived({ user_id, date, point }: Schema<'NewInvitation'>): Promise<boolean> {
  const open = await getOpenInvitations();
  const isOpen = open.some(
    (each) =>
      each.kind.direction === 'outgoing' && each.user_id === user_id && each.date === date && each.point === point,
  );
  if (isOpen) return true;
  const companies = await getMeetingCompanies(date);
  return companies.some((each) => each.company_id === user_id && each.point === point);
}
