import type { Participant } from 'shared-api/contract';
import { formatNearSlot } from 'shared-api/time';
import { formatAnswerTime } from 'shared-ui/texts';
import { texts } from './texts';

/** Lines of a card about meeting the company: common time, usual time to an answer. */
export function meetingHabits({ common_slots = 0, nearest_slot, answer_minutes }: Participant): string[] {
  return [
    ...(nearest_slot ? [texts.commonTime(common_slots, formatNearSlot(nearest_slot.date, nearest_slot.point))] : []),
    ...(answer_minutes === undefined ? [] : [formatAnswerTime(answer_minutes)]),
  ];
}
