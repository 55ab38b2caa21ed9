import { and, eq, isNull, like, lt, or, sql, type SQL } from 'drizzle-orm';
import { emailKey, isBlank, storedText } from 'shared-api/text';
import type { Schema } from '#platform/contract/types.ts';
import { containsKey, startPattern, type Database } from '#platform/database/database.ts';
import { companyFacts, users } from '#platform/database/schema.ts';
import { phoneKey } from '../auth/contacts.ts';

export type ParticipantFilter = Schema<'ParticipantFilter'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_DAYS = { d3: 3, d7: 7 } as const;
/** Fewer digits are a part of a name. */
const PHONE_DIGITS = 5;

/** SQL condition over `users`: everybody but administrators. */
export const isCompany = eq(users.is_admin, false);

/** SQL condition over `users` for the companies that a filter finds. */
export function matching(filter: ParticipantFilter, now: Date): SQL | undefined {
  const { type, state, step } = filter;
  return and(
    isCompany,
    byText(storedText(filter.q ?? '').trim()),
    type && eq(users.type, type),
    state && eq(users.state, state),
    step && eq(users.registration_step, step),
    filter.idle && hasFacts(isIdle(filter.idle, now)),
    filter.no_slots === 1 ? hasFacts(HAS_NO_SLOTS) : undefined,
  );
}

const hasFacts = (condition: SQL | undefined) =>
  sql`${users.id} in (select ${companyFacts.user_id} from ${companyFacts} where ${condition})`;

/** How many companies a filter finds; without a text from the narrow rows alone. */
export function countMatching(db: Database, filter: ParticipantFilter, now: Date): Promise<number> {
  const { q = '', type, state, step, idle, no_slots } = filter;
  if (!isBlank(q)) return db.$count(users, matching(filter, now));
  return db.$count(
    companyFacts,
    and(
      type && eq(companyFacts.type, type),
      state && eq(companyFacts.state, state),
      step && eq(companyFacts.step, step),
      idle && isIdle(idle, now),
      no_slots === 1 ? HAS_NO_SLOTS : undefined,
    ),
  );
}

function byText(q: string): SQL | undefined {
  if (q === '') return undefined;
  const id = /^#(\d{1,9})$/.exec(q)?.[1];
  if (id !== undefined) return eq(users.id, Number(id));
  if (q.includes('@')) return byEmail(q);
  const digits = q.replaceAll(/\D/g, '');
  if (digits.length >= PHONE_DIGITS && /^[\d\s()+.\p{Pd}]+$/u.test(q)) {
    // Whole numbers may begin with 8; the last digits have no code.
    const wanted = [...new Set([digits, phoneKey(q)])];
    const ends = wanted.map((end) => sql`reverse(named.phone_key) like ${`${[...end].reverse().join('')}%`}`);
    // An array, so that a list in another order does not walk all companies to find these few.
    return sql`${users.id} = any(array(select named.id from users as named where not named.is_admin and (${sql.join(ends, sql` or `)})))`;
  }
  return like(users.company_key, containsKey(q));
}

/** A domain that is only begun has no ASCII form yet. */
function byEmail(q: string): SQL | undefined {
  const key = emailKey(q);
  const typed = storedText(q).trim().toLowerCase();
  const starts = like(users.email_key, startPattern(key));
  return key === typed ? starts : or(starts, sql`lower(${users.email}) like ${startPattern(typed)}`);
}

/** SQL condition over `company_facts`: active, but neither invited, answered, wrote nor changed slots for some days. */
export function isIdle(idle: 'd3' | 'd7' | 'never', now: Date): SQL | undefined {
  const { active_at, state } = companyFacts;
  const before = idle === 'never' ? undefined : lt(active_at, new Date(now.getTime() - IDLE_DAYS[idle] * DAY_MS));
  return and(eq(state, 'active'), or(isNull(active_at), before));
}

/** SQL condition over `company_facts`: can meet, and has no available slot in the event. */
export const HAS_NO_SLOTS = and(
  eq(companyFacts.state, 'active'),
  eq(companyFacts.only_chat, false),
  eq(companyFacts.open_slots, 0),
);
