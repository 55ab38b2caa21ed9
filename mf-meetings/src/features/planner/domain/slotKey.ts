import type { SlotKey } from 'shared-api/assign-times';

export type { SlotKey };

/**
 * @param date yyyy-MM-dd
 * @param point HH:mm
 */
export function slotKey(date: string, point: string): SlotKey {
  return `${date} ${point}`;
}

/** The day of a slot, yyyy-MM-dd. */
export function dateOf(slot: SlotKey): string {
  return slot.slice(0, 10);
}

/** The time of a slot, HH:mm. */
export function pointOf(slot: SlotKey): string {
  return slot.slice(11);
}
