import { sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { moscowDate, ZONE } from '#platform/clock/clock.ts';
import { selectRows, type Database } from '#platform/database/database.ts';
import { wishEvenings, wishProposals } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { RecurringJob } from '#platform/jobs/job.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { findEvent } from '../event/activeEvent.ts';
import { invitationEvents } from '../invitations/openInvitations.ts';
import { writeNotices, type NewNotice } from '../notices/writeNotices.ts';
import { planWishes, type Proposal, type WishedPair } from './planWishes.ts';

const MINUTE_MS = 60_000;
/** Moscow; a server that was stopped then catches up until midnight. */
const EVENING = '19:00';
const ROWS_AT_ONCE = 1000;

/** Each evening proposes a time to every pair that wants to meet. */
export const wishJob = (context: Pick<AppContext, 'db' | 'clock' | 'push'>): RecurringJob => ({
  kind: 'recurring',
  name: 'wishes',
  everyMs: MINUTE_MS,
  onlyIf: (now) =>
    sql`${isEvening(now)} and not exists (select from wish_evenings where date = ${moscowDate(now)}) and exists (select from wishes)`,
  run: () => proposeTimes(context),
});

const isEvening = (now: Date) => DateTime.fromJSDate(now, { zone: ZONE }).toFormat('HH:mm') >= EVENING;

/** Replaces the proposals of former evenings, except those that a side has answered. */
async function proposeTimes({ db, clock, push }: Pick<AppContext, 'db' | 'clock' | 'push'>): Promise<void> {
  const now = clock.now();
  const today = moscowDate(now);
  await withEvents({ db, push }, async (tx, tell) => {
    const done = await tx.insert(wishEvenings).values({ date: today }).onConflictDoNothing().returning();
    const event = await findEvent(tx);
    if (done.length === 0 || !event) return;
    await tx.execute(sql`delete from wish_proposals where not ${isAsked}`);
    const days = daysOf(event);
    const proposals = await planWishes(await findPairs(tx), days, (date) => date > today);
    for (let begin = 0; begin < proposals.length; begin += ROWS_AT_ONCE) {
      const rows = proposals.slice(begin, begin + ROWS_AT_ONCE).map((proposal) => ({ ...proposal, made_on: today }));
      await tx.insert(wishProposals).values(rows);
    }
    const drafts = noticesOf(proposals, today);
    tell(...invitationEvents(drafts.map(({ user_id }) => user_id)), ...(await writeNotices(tx, drafts, now)));
  });
}

/** SQL condition: one side has invited the other to the proposed time. */
const isAsked = sql`exists (select from invitations where status = 'AWAITING'
  and invitations.date = wish_proposals.date and invitations.point = wish_proposals.point
  and (sender_id, recipient_id) in ((customer_id, supplier_id), (supplier_id, customer_id)))`;

/** Mutual pairs with common time, without a proposal that stands, and without a meeting or an open invitation. */
const findPairs = (tx: Database): Promise<WishedPair[]> =>
  selectRows(
    tx,
    sql`select customer.id as customer_id, supplier.id as supplier_id, (own.bits & their.bits)::text as bits
    from wishes join wishes as back on back.user_id = wishes.company_id and back.company_id = wishes.user_id
    join users as customer on customer.id = wishes.user_id and customer.type = 'Заказчик' and customer.state = 'active'
    join users as supplier on supplier.id = wishes.company_id and supplier.type = 'Поставщик' and supplier.state = 'active'
    join free_time as own on own.user_id = customer.id join free_time as their on their.user_id = supplier.id
    where bit_count(own.bits & their.bits) > 0
      and not exists (select from wish_proposals where customer_id = customer.id and supplier_id = supplier.id)
      and not exists (select from meeting_sides where user_id = customer.id and partner_id = supplier.id)
      and not exists (select from invitations where status = 'AWAITING'
        and (sender_id, recipient_id) in ((customer.id, supplier.id), (supplier.id, customer.id)))
    order by customer.id, supplier.id`,
  );

function daysOf({ datestart, dateend }: { datestart: string; dateend: string }): string[] {
  const days: string[] = [];
  for (let day = DateTime.fromISO(datestart); ; day = day.plus({ days: 1 })) {
    const date = day.toFormat('yyyy-MM-dd');
    if (date > dateend) return days;
    days.push(date);
  }
}

/** One notice for each company, of its first proposal and their number. */
function noticesOf(proposals: readonly Proposal[], today: string): NewNotice[] {
  const drafts = new Map<number, NewNotice & { data: { count: number } }>();
  const sorted = proposals.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  for (const { customer_id, supplier_id, date, point } of sorted)
    for (const [user_id, actor_id] of [
      [customer_id, supplier_id],
      [supplier_id, customer_id],
    ] as const) {
      const first = drafts.get(user_id);
      if (first) first.data.count += 1;
      else
        drafts.set(user_id, {
          ...{ user_id, actor_id, date, point },
          kind: 'timetable',
          key: `timetable:${today}`,
          data: { count: 1 },
        });
    }
  return [...drafts.values()];
}

const keyOf = ({ date, point }: Proposal) => `${date} ${point}`;
