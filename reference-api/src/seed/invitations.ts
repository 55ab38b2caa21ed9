import { SLOT_TIMES } from '#calls/event/slots.ts';
import type { invitations, meetingSides } from '#platform/database/schema.ts';
import { canMeet, type Cast, type UserRow } from './cast.ts';
import type { Random } from './random.ts';

type Side = typeof meetingSides.$inferInsert;
type Invitation = typeof invitations.$inferInsert;
type Status = NonNullable<Invitation['status']>;

const MINUTE_MS = 60_000;

// Invitations in the lists of a demo account, oldest first.
const PLAN: Record<'incoming' | 'outgoing', Status[]> = {
  incoming: [
    'REJECTED',
    'CANCELED',
    'ACCEPTED',
    'AWAITING',
    'REJECTED',
    'AWAITING',
    'AWAITING',
    'ACCEPTED',
    'AWAITING',
    'AWAITING',
    'AWAITING',
    'AWAITING',
  ],
  outgoing: ['ACCEPTED', 'REJECTED', 'AWAITING', 'CANCELED', 'AWAITING', 'AWAITING'],
};
const MOVES: Record<'incoming' | 'outgoing', Status[]> = {
  incoming: ['REJECTED', 'AWAITING', 'AWAITING'],
  outgoing: ['ACCEPTED', 'AWAITING'],
};
const OTHER_STATUSES: Status[] = ['REJECTED', 'CANCELED', 'AWAITING', 'REJECTED', 'AWAITING'];
const OTHER_COUNT = 30;

/** Invitations, also to move meetings, in all statuses; each accepted invitation has a meeting. */
export function makeInvitations(random: Random, cast: Cast, sides: Side[], dates: string[], now: Date): Invitation[] {
  const rows: Omit<Invitation, 'created_at'>[] = [];
  const busy = new Set(sides.map(({ user_id, date, point }) => `${user_id} ${date} ${point}`));
  const futureDates = dates.slice(2);

  function freeSlot(one: number, other: number, among = futureDates): { date: string; point: string } {
    for (;;) {
      const slot = { date: random.pick(among), point: random.pick(SLOT_TIMES) };
      if (![one, other].some((id) => busy.has(`${id} ${slot.date} ${slot.point}`))) return slot;
    }
  }

  function invite(
    direction: 'incoming' | 'outgoing',
    user: UserRow,
    partner: number,
    status: Status,
    slot: { date: string; point: string },
    from?: Side,
  ): void {
    const [sender_id, recipient_id] = direction === 'outgoing' ? [user.id, partner] : [partner, user.id];
    rows.push({
      sender_id,
      recipient_id,
      status,
      date: slot.date,
      point: slot.point,
      from_date: from?.date ?? null,
      from_point: from?.point ?? null,
    });
  }

  function fillFor(user: UserRow, partners: UserRow[]): void {
    const own = random.sample(
      sides.filter(({ user_id, date }) => user_id === user.id && futureDates.includes(date)),
      sides.length,
    );
    for (const direction of ['incoming', 'outgoing'] as const) {
      for (const status of PLAN[direction]) {
        const meeting = status === 'ACCEPTED' ? own.pop() : undefined;
        const partner = meeting?.partner_id ?? random.pick(partners).id;
        if (status !== 'ACCEPTED' || meeting)
          invite(direction, user, partner, status, meeting ?? freeSlot(user.id, partner));
      }
      for (const status of MOVES[direction]) {
        const meeting = own.pop();
        if (!meeting) continue;
        const slot = freeSlot(user.id, meeting.partner_id);
        // An accepted move has its meeting in the new slot.
        if (status === 'ACCEPTED')
          invite(direction, user, meeting.partner_id, status, meeting, { ...meeting, ...slot });
        else invite(direction, user, meeting.partner_id, status, slot, meeting);
      }
    }
    // An expired invitation, and two for the same slot.
    invite('incoming', user, random.pick(partners).id, 'AWAITING', freeSlot(user.id, user.id, dates.slice(0, 1)));
    const [first, second] = random.sample(partners, 2);
    if (!first || !second) return;
    const slot = freeSlot(user.id, first.id);
    for (const partner of [first, second]) invite('incoming', user, partner.id, 'AWAITING', slot);
  }

  const suppliers = cast.suppliers.filter(canMeet);
  const customers = cast.customers.filter(canMeet);
  fillFor(cast.supplier, customers);
  fillFor(cast.customer, suppliers);
  for (let count = 0; count < OTHER_COUNT; count += 1) {
    const [one, other] = [random.pick(suppliers), random.pick(customers)];
    invite(
      random.pick(['incoming', 'outgoing']),
      one,
      other.id,
      random.pick(OTHER_STATUSES),
      freeSlot(one.id, other.id),
    );
  }
  return rows.map((row, index) => ({
    ...row,
    created_at: new Date(now.getTime() - (rows.length - index) * 97 * MINUTE_MS),
  }));
}
