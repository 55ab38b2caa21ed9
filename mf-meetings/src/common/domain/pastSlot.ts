import { isPastSlot } from 'shared-api/time';
import type { SlotView } from '../parts/slot-list/SlotContent';

/** How a slot that has begun is read out. */
const PAST = 'Время прошло';

/** Draws a slot that has begun as unavailable; meetings keep their look (HALL-01). */
export function pastSlotView<Slot extends SlotView>(date: string, slot: Slot): Slot {
  const isShown = slot.status !== 'ASSIGNED' && isPastSlot(date, slot.point);
  return isShown ? { ...slot, face: 'blocked', statusName: PAST } : slot;
}
