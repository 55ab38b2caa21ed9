import type { Schema } from 'shared-api/contract';
import type { DayMeeting } from '../domain/dayMeeting';
import { ITEMS_AT_ONCE } from '../limits';

type BulkAnswer = Schema<'BulkAnswer'>;

/** Makes one call after another for as many meetings as a call may have, and adds up the answers. */
export async function inParts(
  meetings: readonly DayMeeting[],
  send: (items: Schema<'MeetingItems'>) => Promise<BulkAnswer>,
): Promise<BulkAnswer> {
  const items = meetings.map(({ id, version }) => ({ id, version }));
  const whole: BulkAnswer = { done: 0, refused: [] };
  for (let start = 0; start < items.length; start += ITEMS_AT_ONCE) {
    const { done, refused } = await send(items.slice(start, start + ITEMS_AT_ONCE));
    whole.done += done;
    whole.refused.push(...refused);
  }
  return whole;
}
