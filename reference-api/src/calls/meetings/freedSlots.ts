import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { freedSlots, invitations } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { RecurringJob } from '#platform/jobs/job.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { expireInvitation } from '../invitations/expireInvitation.ts';
import { isNear } from '../invitations/shortInvitations.ts';
import { writeNotices, type NewNotice } from '../notices/writeNotices.ts';
import { findOpenings } from './openings.ts';

const SECOND_MS = 1000;
const BATCH = 50;

type Context = Pick<AppContext, 'db' | 'clock' | 'push'>;

/** Jobs that offer freed slots to their owners, and end short invitations without an answer. */
export const openingJobs = (context: Context): RecurringJob[] => [
  {
    kind: 'recurring',
    name: 'short invitations',
    everyMs: SECOND_MS,
    onlyIf: (now) => sql`exists (select from invitations where ${isOverdue(now)})`,
    run: () => expireShort(context),
  },
  {
    kind: 'recurring',
    name: 'freed slots',
    everyMs: SECOND_MS,
    onlyIf: () => sql`exists (select from freed_slots)`,
    async run() {
      while (await offerFreed(context));
    },
  },
];

/**
 * Tells the owners of some freed slots who could fill them. Triggers of the database write these rows, whoever cancels, moves or blocks.
 * @returns false without such rows
 */
function offerFreed({ db, push, clock }: Context): Promise<boolean> {
  return withEvents({ db, push }, async (tx, tell) => {
    const now = clock.now();
    const rows = await tx
      .select()
      .from(freedSlots)
      .orderBy(freedSlots.id)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return false;
    const drafts: NewNotice[] = [];
    for (const row of rows.filter((one) => isNear(one, now))) drafts.push(...(await offerOf(tx, row, now)));
    await tx.delete(freedSlots).where(
      inArray(
        freedSlots.id,
        rows.map(({ id }) => id),
      ),
    );
    tell(...(await writeNotices(tx, drafts, now)));
    return true;
  });
}

async function offerOf(
  tx: Database,
  { id, user_id, date, point }: typeof freedSlots.$inferSelect,
  now: Date,
): Promise<NewNotice[]> {
  const { companies, asked } = await findOpenings(tx, user_id, { date, point }, now);
  if (asked || companies.length === 0) return [];
  return [{ user_id, kind: 'slot_free', key: `slot_free:${id}`, date, point, data: { companies } }];
}

async function expireShort(context: Context): Promise<void> {
  const overdue = await context.db
    .select({ id: invitations.id, sender_id: invitations.sender_id, recipient_id: invitations.recipient_id })
    .from(invitations)
    .where(isOverdue(context.clock.now()))
    .limit(BATCH);
  for (const one of overdue) await expireInvitation(context, one);
}

const isOverdue = (now: Date) =>
  sql`invitations.status = 'AWAITING' and invitations.expires_at <= ${now.toISOString()}::timestamptz`;
