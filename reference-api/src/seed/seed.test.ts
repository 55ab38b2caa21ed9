import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { readOverview } from '#calls/organizer/overview.ts';
import { selectRows, type OpenDatabase } from '#platform/database/database.ts';
import * as schema from '#platform/database/schema.ts';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { openTestDatabase } from '#testing/openTestDatabase.ts';
import { NOON, TEST_PASSWORD_COST } from '#testing/testApp.ts';
import { seedIfEmpty } from './seed.ts';

const clock = { now: () => new Date(NOON) };
const passwords = createPasswords(TEST_PASSWORD_COST);

let open: OpenDatabase;
before(async () => {
  open = await openTestDatabase();
  assert.equal(await seedIfEmpty(open.db, clock, { seed: 'demo', passwords }), true);
});
after(() => open.close());

/** The number that a query returns. */
async function number(query: string): Promise<number> {
  const [row] = await selectRows<{ number: number | string }>(open.db, sql.raw(`select (${query}) as number`));
  return Number(row?.number);
}

test('seeds enough data to try the product', async () => {
  const least: [query: string, least: number][] = [
    ["select count(*) from users where type = 'Поставщик'", 120],
    ["select count(*) from users where type = 'Заказчик'", 115],
    ['select count(*) from users where only_chat', 25],
    ['select count(*) from cities', 200],
    ['select count(*) from activities where node = 0', 8],
    ['select count(*) from meetings', 140],
    ["select count(*) from meeting_sides where user_id = 1 and date = '2026-11-21'", 3],
    ['select count(*) from invitations', 75],
    ['select count(*) from chats', 60],
    ['select count(*) from chat_sides where user_id = 1', 25],
    ['select count(*) from chat_sides where user_id = 1 and not is_seen', 21],
    ['select max(count) from (select count(*) from messages group by chat_id) chats', 300],
    ['select count(*) from users where length(description) > 300', 50],
  ];
  for (const [query, count] of least) assert.ok((await number(query)) >= count, `${query}: ${await number(query)}`);
  assert.equal(await number('select count(*) from news where not is_draft'), 24);
  for (const [column, count] of [
    ['is_admin', 2],
    ['is_blocked', 3],
    ['not is_activated', 5],
    ["registration_step <> 'FINISHED' and is_activated", 2],
  ] as const) {
    assert.equal(await number(`select count(*) from users where ${column}`), count, column);
  }
});

test('seeds work for the administrator [ORG-02] [ORG-15]', async () => {
  const { attention, preparation, idle } = await readOverview(open.db, clock.now());
  assert.deepEqual(preparation, { event: true, places: true, rules: true, news: true });
  assert.deepEqual(
    attention.map(({ kind }) => kind),
    ['waiting', 'no_place'],
  );
  assert.ok(idle.d3 > idle.d7 && idle.d7 > idle.never && idle.never > 0, JSON.stringify(idle));
  assert.equal(await number("select count(*) from users where state = 'waiting'"), 5);
  assert.equal(await number('select count(*) from news where is_draft'), 1);
  assert.equal(await number('select count(*) from places'), 17);
  const today = "select count(*) from meetings where date = '2026-11-21' and link is null and place_id is null";
  assert.ok((await number(today)) > 0);
});

test('seeds no data that contradicts the rules', async () => {
  const contradictions = [
    'select count(*) - count(distinct company) from users',
    'select count(*) from messages one join messages other on other.id = one.id + 1 where other.created_at < one.created_at',
    `select count(*) from messages where created_at > '${NOON}'`,
    'select count(*) from chat_sides join messages on messages.id = last_message_id where not is_seen and messages.user_id = chat_sides.user_id',
    `select count(*) from chat_sides where last_message_id <> (select max(id) from messages where messages.chat_id = chat_sides.chat_id)`,
    'select count(*) from meeting_sides join users on users.id = user_id where only_chat or is_blocked or is_admin',
    `select count(*) from invitations i where status = 'ACCEPTED' and not exists
      (select 1 from meeting_sides s where (s.user_id, s.partner_id, s.date, s.point) = (i.sender_id, i.recipient_id, i.date, i.point))`,
    `select count(*) from invitations i where status = 'AWAITING' and from_date is not null and not exists
      (select 1 from meeting_sides s where (s.user_id, s.partner_id, s.date, s.point) = (i.sender_id, i.recipient_id, i.from_date, i.from_point))`,
    'select count(*) from invitations join users one on one.id = sender_id join users other on other.id = recipient_id where one.type = other.type',
  ];
  for (const query of contradictions) assert.equal(await number(query), 0, query);
});

test('seeds an event from yesterday to thirteen days ahead', async () => {
  const [event] = await open.db.select().from(schema.events);
  assert.deepEqual([event?.datestart, event?.dateend], ['2026-11-20', '2026-12-04']);
});

test('leaves a filled database unchanged, and continues its ids', async () => {
  const before = await number('select count(*) from users');
  assert.equal(await seedIfEmpty(open.db, clock, { seed: 'demo', passwords }), false);
  assert.equal(await number('select count(*) from users'), before);
  const [meeting] = await open.db
    .insert(schema.meetings)
    .values({ date: '2026-11-22', point: '09:00', created_at: clock.now() })
    .returning();
  assert.equal(meeting?.id, await number('select max(id) from meetings'));
});

test('seeds only catalogues, settings and the event without the demo', async () => {
  const empty = await openTestDatabase();
  assert.equal(await seedIfEmpty(empty.db, clock, { seed: 'catalogues', passwords }), false);
  const counts = await Promise.all(
    [schema.cities, schema.activities, schema.settings, schema.events].map((table) => empty.db.$count(table)),
  );
  const nobodys = [schema.users, schema.news, schema.meetings, schema.invitations, schema.chats, schema.defaultPoints];
  const others = await Promise.all(nobodys.map((table) => empty.db.$count(table)));
  const { preparation } = await readOverview(empty.db, clock.now());
  await empty.close();
  assert.ok(
    counts.every((count) => count > 0),
    String(counts),
  );
  assert.deepEqual(
    others,
    others.map(() => 0),
  );
  // A new event begins with its preparation.
  assert.deepEqual(preparation, { event: false, places: false, rules: false, news: false });
});

test('seeds the same data every time', async () => {
  const [first] = await open.db.select().from(schema.users).where(eq(schema.users.id, 100));
  assert.ok(first);
  const again = await openTestDatabase();
  await seedIfEmpty(again.db, clock, { seed: 'demo', passwords });
  const [second] = await again.db.select().from(schema.users).where(eq(schema.users.id, 100));
  await again.close();
  // Only these fields are secrets, which differ each time.
  const secrets = { password_hash: '', unsubscribe_token: '', calendar_token: '' };
  assert.deepEqual({ ...second, ...secrets }, { ...first, ...secrets });
});
