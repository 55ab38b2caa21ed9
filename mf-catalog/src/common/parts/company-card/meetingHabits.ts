import type { Participant } from 'shared-api/contract';
import { formatNearSlot } from 'shared-api/time';
import { formatAnswerTime } from 'shared-ui/texts';
import { texts } from './texts';

/** What a card says of meeting the company: common time, and how soon it answers. */
export function meetingHabits({ common_slots = 0, nearest_slot, answer_minutes }: Participant): string[] {
  return [
    ...(nearest_slot ? [texts.commonTime(common_slots, formatNearSlot(nearest_slot.date, nearest_slot.point))] : []),
    ...(answer_minutes === undefined ? [] : [formatAnswerTime(answer_minutes)]),
  ];
}
