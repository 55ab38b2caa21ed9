import { and, eq, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { containsPattern, type Database } from '#platform/database/database.ts';
import { userActivity, users } from '#platform/database/schema.ts';
import { phoneKey } from '../auth/contacts.ts';
import { findEvent } from '../event/activeEvent.ts';

export type ParticipantFilter = Schema<'ParticipantFilter'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_DAYS = { d3: 3, d7: 7 } as const;
/** Fewer digits are a part of a name. */
const PHONE_DIGITS = 5;

/** SQL condition over `users`: everybody but administrators. */
export const isCompany = eq(users.is_admin, false);

/** SQL condition over `users` for the companies that a filter finds. */
export async function matching(db: Database, filter: ParticipantFilter, now: Date): Promise<SQL | undefined> {
  return and(
    isCompany,
    byText(filter.q?.trim() ?? ''),
    filter.type && eq(users.type, filter.type),
    filter.state && eq(users.state, filter.state),
    filter.step && eq(users.registration_step, filter.step),
    filter.idle && isIdle(db, filter.idle, now),
    filter.no_slots === 1 ? await hasNoSlots(db) : undefined,
  );
}

function byText(q: string): SQL | undefined {
  if (q === '') return undefined;
  const id = /^#(\d{1,9})$/.exec(q)?.[1];
  if (id !== undefined) return eq(users.id, Number(id));
  if (q.includes('@')) return sql`starts_with(${users.email_key}, lower(${q}))`;
  const digits = q.replaceAll(/\D/g, '');
  if (digits.length >= PHONE_DIGITS && /^[\d\s()+.-]+$/.test(q)) {
    // Whole numbers may begin with 8; the last digits have no code.
    const wanted = [...new Set([digits, phoneKey(q)])];
    return or(...wanted.map((end) => sql`right(${users.phone_key}, ${end.length}) = ${end}`));
  }
  return sql`${users.company_key} like lower(${containsPattern(q)})`;
}

/** SQL condition: finished the registration, and has neither invited, answered, written nor changed slots for some days. */
export function isIdle(db: Database, idle: 'd3' | 'd7' | 'never', now: Date): SQL | undefined {
  const activity = db.select({ one: sql`1` }).from(userActivity);
  const isOfUser = eq(userActivity.user_id, users.id);
  const isRecent =
    idle === 'never'
      ? sql`${userActivity.active_at} is not null`
      : sql`${userActivity.active_at} >= ${new Date(now.getTime() - IDLE_DAYS[idle] * DAY_MS).toISOString()}::timestamptz`;
  return and(isCompany, eq(users.state, 'active'), notExists(activity.where(and(isOfUser, isRecent))));
}

/** SQL condition: can meet, and has no available slot in the event. */
export async function hasNoSlots(db: Database): Promise<SQL | undefined> {
  const event = await findEvent(db);
  const dates = event ? sql`between ${event.datestart} and ${event.dateend}` : sql`is null`;
  return and(
    isCompany,
    eq(users.state, 'active'),
    eq(users.only_chat, false),
    sql`not exists (select from default_points as slot where slot.user_id = ${users.id} and slot.status = 'AVAILABLE')`,
    sql`not exists (select from date_points as slot where slot.user_id = ${users.id} and slot.status = 'AVAILABLE' and slot.date ${dates})`,
  );
}
