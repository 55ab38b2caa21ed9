import { count, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { moscowDate, type Clock } from '#platform/clock/clock.ts';
import type { Seed } from '#platform/config/config.ts';
import { lockStart, SEED_LOCK, type Database } from '#platform/database/database.ts';
import * as schema from '#platform/database/schema.ts';
import type { Passwords } from '#platform/passwords/passwords.ts';
import { makeCatalogues, type Catalogues } from './catalogues.ts';
import { makeChats } from './chats.ts';
import { makeInvitations } from './invitations.ts';
import { makeMeetings } from './meetings.ts';
import { DEMO_EVENT, DEMO_RULES, makeActivity, makeDraft, makePlaces } from './organizer.ts';
import { createRandom } from './random.ts';
import { makeSchedules } from './schedules.ts';
import { makeUsers } from './users.ts';

const RANDOM_SEED = 20_261_121;
const EVENT_DAYS_AHEAD = 13;
const ROWS_PER_INSERT = 1000;

/**
 * Fills an empty database relative to the clock's current time; leaves any other unchanged. Only `demo` adds accounts, whose
 * passwords are public, and their data.
 * @returns whether it has added accounts
 */
export async function seedIfEmpty(
  db: Database,
  clock: Clock,
  { seed, passwords }: { seed: Seed; passwords: Passwords },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // When two servers start on one empty database, the second waits and finds it filled.
    await lockStart(tx, SEED_LOCK);
    const [countries] = await tx.select({ count: count() }).from(schema.countries);
    if (countries?.count !== 0) return false;
    const now = clock.now();
    const dates = Array.from({ length: EVENT_DAYS_AHEAD + 2 }, (_, index) => moscowDate(now, index - 1));
    const catalogues = makeCatalogues(now);
    await fillCatalogues(tx, catalogues);
    const days = { datestart: dates.at(0) ?? '', dateend: dates.at(-1) ?? '' };
    await insert(tx, schema.events, [seed === 'demo' ? { ...days, ...DEMO_EVENT } : days]);
    if (seed === 'demo') await fillDemo(tx, catalogues, dates, { now, passwords });
    await continueIds(tx);
    return seed === 'demo';
  });
}

async function fillCatalogues(tx: Database, catalogues: Catalogues): Promise<void> {
  await insert(tx, schema.countries, catalogues.countries);
  await insert(tx, schema.cities, catalogues.cities);
  await insert(tx, schema.activities, catalogues.activities);
  await insert(tx, schema.settings, catalogues.settings);
}

async function fillDemo(
  tx: Database,
  catalogues: Catalogues,
  dates: string[],
  { now, passwords }: { now: Date; passwords: Passwords },
): Promise<void> {
  const random = createRandom(RANDOM_SEED);
  const industries = await tx.select().from(schema.industries).orderBy(schema.industries.id);
  const names = industries.map(({ name }) => name);
  const { users, userActivities, cast } = await makeUsers(random, { ...catalogues, industries: names }, passwords, now);
  const { meetings, meetingSides } = makeMeetings(random, cast, dates, now);
  const { chats, messages, chatSides } = makeChats(random, cast, now);

  await insert(tx, schema.news, [...catalogues.news, makeDraft(catalogues.news.length + 1, now)]);
  await insert(tx, schema.places, makePlaces());
  await insert(tx, schema.siteContent, [{ name: 'rules', value: DEMO_RULES }]);
  await insert(tx, schema.users, users);
  await insert(tx, schema.userActivities, userActivities);
  await insert(tx, schema.userActivity, makeActivity(users, now));
  const { defaultPoints, datePoints } = makeSchedules(random, cast, dates);
  await insert(tx, schema.defaultPoints, defaultPoints);
  await insert(tx, schema.datePoints, datePoints);
  await insert(tx, schema.meetings, meetings);
  await insert(tx, schema.meetingSides, meetingSides);
  await insert(tx, schema.invitations, makeInvitations(random, cast, meetingSides, dates, now));
  await insert(tx, schema.chats, chats);
  await insert(tx, schema.messages, messages);
  await insert(tx, schema.chatSides, chatSides);
}

async function insert<Table extends PgTable>(tx: Database, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await tx.insert(table).values(rows.slice(start, start + ROWS_PER_INSERT));
}

/** Continues the id sequences after the explicit ids of the seeded rows. */
async function continueIds(tx: Database): Promise<void> {
  for (const table of [
    'countries',
    'cities',
    'activities',
    'news',
    'users',
    'places',
    'meetings',
    'chats',
    'messages',
  ]) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
}
