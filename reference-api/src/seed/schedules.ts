import { SLOT_TIMES } from '#calls/event/slots.ts';
import type { datePoints, defaultPoints } from '#platform/database/schema.ts';
import { canMeet, type Cast, type UserRow } from './cast.ts';
import type { Random } from './random.ts';

/** Available slots: a part of the working day with gaps, and a few dates with other slots. */
export function makeSchedules(random: Random, cast: Cast, dates: string[]) {
  const schedule: (typeof defaultPoints.$inferInsert)[] = [];
  const exceptions: (typeof datePoints.$inferInsert)[] = [];
  for (const user of [cast.supplier, cast.customer, cast.agency, ...cast.suppliers, ...cast.customers].filter(
    canMeet,
  )) {
    for (const point of workingPoints(random)) schedule.push({ user_id: user.id, point, status: 'AVAILABLE' });
    for (const date of random.sample(dates, random.int(1, 3))) exceptions.push(...exceptionsOn(random, user, date));
  }
  return { defaultPoints: schedule, datePoints: exceptions };
}

function workingPoints(random: Random): string[] {
  const start = random.int(0, 6);
  const end = random.int(14, SLOT_TIMES.length);
  return SLOT_TIMES.slice(start, end).filter(() => random.chance(0.85));
}

function exceptionsOn(random: Random, user: UserRow, date: string): (typeof datePoints.$inferInsert)[] {
  const status = random.pick(['AVAILABLE', 'BLOCKED'] as const);
  return random.sample(SLOT_TIMES, random.int(2, 6)).map((point) => ({ user_id: user.id, date, point, status }));
}
