import { SLOT_TIMES } from '#calls/event/slots.ts';
import type { meetings, meetingSides } from '#platform/database/schema.ts';
import { canMeet, type Cast, type UserRow } from './cast.ts';
import type { Random } from './random.ts';

type Side = typeof meetingSides.$inferInsert;

const OTHER_MEETINGS = 110;
const DAY_MS = 24 * 60 * 60 * 1000;

// A demo account's meetings: slots by day of the event, where 0 is yesterday and 1 today.
const DEMO_DAYS: Record<number, string[]> = {
  0: ['10:30', '15:00'],
  1: ['10:00', '13:30', '16:00', '19:30'],
  2: ['11:00', '12:30', '17:00'],
  3: ['09:30', '14:00'],
  4: ['12:00'],
  6: ['15:30', '16:30'],
  8: ['10:00'],
  10: ['18:00'],
};

/** Meetings over all days of the event; a participant has at most one per slot. */
export function makeMeetings(random: Random, cast: Cast, dates: string[], now: Date) {
  const rows: (typeof meetings.$inferInsert)[] = [];
  const sides: Side[] = [];
  const busy = new Set<string>();

  function meet(one: UserRow, other: UserRow, date: string, point: string): void {
    const places = [one, other].map(({ id }) => `${id} ${date} ${point}`);
    if (places.some((place) => busy.has(place))) return;
    for (const place of places) busy.add(place);
    const id = rows.length + 1;
    const link = random.chance(0.7) ? `https://meet.vstrecha.example/room-${id}-${random.int(1000, 9999)}` : null;
    rows.push({ id, date, point, link, created_at: new Date(now.getTime() - random.int(2, 9) * DAY_MS) });
    sides.push(
      { meeting_id: id, user_id: one.id, partner_id: other.id, date, point },
      { meeting_id: id, user_id: other.id, partner_id: one.id, date, point },
    );
  }

  const suppliers = cast.suppliers.filter(canMeet);
  const customers = cast.customers.filter(canMeet);
  meet(cast.supplier, cast.customer, dates[1] ?? '', '13:30');
  for (const [day, points] of Object.entries(DEMO_DAYS)) {
    for (const point of points) {
      const date = dates[Number(day)] ?? '';
      meet(cast.supplier, random.pick(customers), date, point);
      meet(cast.customer, random.pick(suppliers), date, point);
      if (random.chance(0.3)) meet(cast.agency, random.pick(suppliers), date, point);
    }
  }
  for (let count = 0; count < OTHER_MEETINGS; count += 1)
    meet(random.pick(suppliers), random.pick(customers), random.pick(dates), random.pick(SLOT_TIMES));
  return { meetings: rows, meetingSides: sides };
}
