import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, lt, sql } from 'drizzle-orm';
import { selectRows } from '#platform/database/database.ts';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import { SLOT_TIMES } from '../event/slots.ts';

const { api, supplier, customer, freeSlots, answer } = await openScene();
const admin = await api.createUser({ is_admin: true });

/** Rows that differ from what the tables hold. */
async function differences(): Promise<unknown[]> {
  const counted = await selectRows(
    api.db,
    sql`with counted as (
      select users.id as user_id, type, state, registration_step as step, only_chat, has_invited, was_invited, meetings, seen_at, active_at, open from users
      left join user_activity as activity on activity.user_id = users.id
      cross join lateral (select exists (select from invitations where sender_id = users.id) as has_invited,
        exists (select from invitations where recipient_id = users.id) as was_invited) as one
      cross join lateral (select count(*)::int as meetings from meeting_sides as side where side.user_id = users.id) as two
      cross join lateral (
        select count(*)::int as open from events cross join generate_series(datestart, dateend, interval '1 day') as day (date) cross join
          unnest(${`{${SLOT_TIMES.join(',')}}`}::text[]) as slot (point)
        left join default_points as usual on usual.user_id = users.id and usual.point = slot.point
        left join date_points as own on own.user_id = users.id and own.date = day.date and own.point = slot.point
        where events.is_active and coalesce(own.status, usual.status) = 'AVAILABLE'
      ) as three
      where not is_admin
    ),
    kept as (select user_id, type, state, step, only_chat, has_invited, was_invited, meetings, seen_at, active_at, open_slots from company_facts)
    (table counted except table kept) union all (table kept except table counted)`,
  );
  const invitations = await selectRows(
    api.db,
    sql`with counted as (select status, date, point, count(*) from invitations group by 1, 2, 3),
      kept as (select status, date, point, sum(count) from invitation_counts group by 1, 2, 3 having sum(count) <> 0)
      (table counted except table kept) union all (table kept except table counted)`,
  );
  return [...counted, ...invitations];
}

test('keeps the counted facts equal to the tables [ORG-02]', async () => {
  const step = async (name: string, change: () => Promise<unknown>) => {
    await change();
    assert.deepEqual(await differences(), [], name);
  };
  await step('slots', () => freeSlots(supplier, '10:00', '11:00'));
  await step('slots of both', () => freeSlots(customer, '10:00'));
  await step('an own day', () =>
    api.call(supplier, 'PUT', '/api/points/2026-11-25', { points: ['10:00'], status: 'BLOCKED' }),
  );
  await step('a day outside the event', () =>
    api.db
      .insert(schema.datePoints)
      .values({ user_id: supplier.id, date: '2027-01-01', point: '10:00', status: 'AVAILABLE' }),
  );
  let id = 0;
  await step('an invitation', async () => {
    const body = { user_id: customer.id, date: '2026-11-26', point: '10:00' };
    id = (await api.call(supplier, 'POST', '/api/invite', body)).json<'invite'>().id;
  });
  await step('a meeting', () => answer(customer, id));
  assert.equal(await api.db.$count(schema.meetingSides), 2);
  await step('a cancellation', () => api.call(customer, 'POST', '/api/meeting/cancel?date=2026-11-26&point=10:00'));
  assert.equal(await api.db.$count(schema.meetingSides), 0);
  await step('new dates', () => api.db.update(schema.events).set({ datestart: '2026-11-24', dateend: '2026-11-26' }));
  await step('a block', () =>
    api.call(admin, 'POST', '/api/organizer/participants/block', {
      bulk: { ids: [customer.id] },
      reason: 'Не по теме',
    }),
  );
  await step('an administrator', () =>
    api.db.update(schema.users).set({ is_admin: true }).where(eq(schema.users.id, supplier.id)),
  );
  await step('a company again', () =>
    api.db.update(schema.users).set({ is_admin: false }).where(eq(schema.users.id, supplier.id)),
  );
  await step('no event', () => api.db.update(schema.events).set({ is_active: false }));
  await step('deleted slots', () => api.db.delete(schema.defaultPoints));
  api.setNow(NOON);
});

test('[ORG-15] counts hours of at least ten answers to a tenth', async () => {
  await api.db.update(schema.invitations).set({ answered_at: null });
  const created_at = new Date(NOON);
  const hours = [1, 1, 1, 2, 2, 2, 2, 3, 4, 5, 10.04];
  for (const [index, late] of hours.entries())
    await api.createInvitation(supplier, customer, {
      date: '2026-11-25',
      point: `${String(9 + (index >> 1)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
      status: 'REJECTED',
      created_at,
      answered_at: new Date(created_at.getTime() + late * 3_600_000),
    });
  // By another day each time: an answer is kept for 15 s.
  const read = async (date: string) =>
    (await api.call(admin, 'GET', `/api/organizer/overview?date=${date}`)).json<'getOverview'>().answer_hours;
  assert.deepEqual(await read('2026-11-25'), { p50: 2, p90: 5 });
  await api.db.update(schema.invitations).set({ answered_at: null }).where(lt(schema.invitations.point, '10:00'));
  assert.deepEqual(await read('2026-11-26'), { p50: null, p90: null });
});
