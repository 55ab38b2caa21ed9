import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { findEvent } from '#calls/event/activeEvent.ts';
import { selectRows, type OpenDatabase } from '#platform/database/database.ts';
import { events } from '#platform/database/schema.ts';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { openTestDatabase } from '#testing/openTestDatabase.ts';
import { NOON, TEST_PASSWORD_COST } from '#testing/testApp.ts';
import { moveEndedDemo } from './moveDemo.ts';
import { seedIfEmpty } from './seed.ts';

const at = (instant: string) => ({ now: () => new Date(instant) });
const seeded = at(NOON);
const LAST_DAY = at('2026-12-04T20:59:00Z');
const AFTER = at('2026-12-04T21:00:00Z');
const passwords = createPasswords(TEST_PASSWORD_COST);

let open: OpenDatabase;
beforeEach(async () => {
  open = await openTestDatabase();
});
afterEach(() => open.close());

const seed = (kind: 'demo' | 'catalogues') => seedIfEmpty(open.db, seeded, { seed: kind, passwords });

/** All dated rows, in days since the event's first day. */
async function readDays(): Promise<unknown> {
  const since = (column: string) => `${column} - (select min(datestart) from events where is_active)`;
  const queries = [
    `select user_id, point, status, ${since('date')} as day from date_points order by 1, 2, 4`,
    `select id, point, ${since('date')} as day from meetings order by 1`,
    `select user_id, meeting_id, point, ${since('date')} as day from meeting_sides order by 1, 2`,
    `select id, status, ${since('date')} as day, ${since('from_date')} as from_day from invitations order by 1`,
  ];
  return Promise.all(queries.map((query) => selectRows(open.db, sql.raw(query))));
}

test('moves an ended demo event with all its dates [OPS-01]', async () => {
  await seed('demo');
  const before = await readDays();
  assert.deepEqual(await moveEndedDemo(open.db, AFTER), { datestart: '2026-12-04', dateend: '2026-12-18' });
  assert.deepEqual(await findEvent(open.db), { datestart: '2026-12-04', dateend: '2026-12-18' });
  assert.deepEqual(await readDays(), before);
  const today = sql`select 1 from meeting_sides where user_id = 1 and date = '2026-12-05'`;
  assert.ok((await selectRows(open.db, today)).length >= 3);
  const stale = sql`select 1 from meetings join meeting_sides on meeting_id = id where meetings.date <> meeting_sides.date or sequence <> 1`;
  assert.deepEqual(await selectRows(open.db, stale), []);
});

test('keeps a demo event until its last day is over [OPS-01]', async () => {
  await seed('demo');
  assert.equal(await moveEndedDemo(open.db, LAST_DAY), undefined);
  await moveEndedDemo(open.db, AFTER);
  assert.equal(await moveEndedDemo(open.db, AFTER), undefined);
});

test("never moves an operator's event [OPS-01]", async () => {
  await seed('catalogues');
  assert.equal(await moveEndedDemo(open.db, AFTER), undefined);
  assert.deepEqual(await findEvent(open.db), { datestart: '2026-11-20', dateend: '2026-12-04' });
});

test("never moves an operator's event in a demo database [OPS-01]", async () => {
  await seed('demo');
  await open.db.insert(events).values({ datestart: '2026-11-21', dateend: '2026-11-22' });
  const before = await readDays();
  assert.equal(await moveEndedDemo(open.db, AFTER), undefined);
  assert.deepEqual(await readDays(), before);
});

test('keeps the times at which rows were written [OPS-01]', async () => {
  await seed('demo');
  const read = () =>
    selectRows(
      open.db,
      sql`select id, created_at from messages union select id, created_at from invitations order by 1, 2`,
    );
  const before = await read();
  await moveEndedDemo(open.db, AFTER);
  assert.deepEqual(await read(), before);
});
