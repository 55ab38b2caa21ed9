import type { Schema } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import type { QueryCache } from 'shared-api/query';
import { isPastSlot } from 'shared-api/time';
import { getPoints } from '#api/usePoints';

/** Reads the day on both sides once more, shows what it found, and says whether the two can still meet in this slot. */
export async function isStillCommon(
  cache: QueryCache,
  { user_id, date, point }: Schema<'NewInvitation'>,
): Promise<boolean> {
  const [theirs, own] = await Promise.all([getPoints(date, user_id), getPoints(date)]);
  cache.write(meetingsKeys.points(date, user_id), theirs);
  cache.write(meetingsKeys.points(date), own);
  const theirStatus = theirs.find((slot) => slot.point === point)?.status;
  const ownStatus = own.find((slot) => slot.point === point)?.status;
  // The viewer's own schedule does not bind them, only their meetings do.
  return theirStatus === 'AVAILABLE' && ownStatus !== 'ASSIGNED' && !isPastSlot(date, point);
}
