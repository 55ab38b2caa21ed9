import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { moscowDate } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import { selectRows, type Database } from '#platform/database/database.ts';
import { broadcasts, users } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';
import { findWholeEvent } from '../event/activeEvent.ts';

export type Broadcast = typeof broadcasts.$inferSelect;

export const PER_DAY = 4;
export const SERVICE_PER_EVENT = 3;
const MOST_FAILED = 20;

const STATES = { draft: ['draft'], scheduled: ['scheduled'], sent: ['sending', 'sent'] } as const;

/** SQL condition for mailings of a group. */
export const inGroup = (group: Schema<'BroadcastGroup'>): SQL => inArray(broadcasts.state, [...STATES[group]]);

/** Mailings as organizers see them, drafts first, then the newest. */
export async function findBroadcasts(
  db: Database,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<Schema<'Broadcast'>[]> {
  const rows = await db
    .select({ row: broadcasts, firstname: users.firstname, lastname: users.lastname })
    .from(broadcasts)
    .leftJoin(users, eq(users.id, broadcasts.author_id))
    .where(where)
    .orderBy(
      sql`${broadcasts.state} = 'draft' desc, coalesce(${broadcasts.send_at}, ${broadcasts.created_at}) desc`,
      desc(broadcasts.id),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(({ row: { author_id, event_id: _event, ...row }, firstname, lastname }) => ({
    ...row,
    author: author_id === null ? null : { id: author_id, name: `${firstname ?? ''} ${lastname ?? ''}` },
    send_at: row.send_at?.toISOString() ?? null,
    begun_at: row.begun_at?.toISOString() ?? null,
    sent_at: row.sent_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
}

/** @throws HttpError 404 for an unknown id */
export async function readBroadcast(db: Database, id: number): Promise<Schema<'Broadcast'>> {
  const [found] = await findBroadcasts(db, eq(broadcasts.id, id), { limit: 1, offset: 0 });
  if (!found) throw notFound('Рассылка не найдена.');
  return found;
}

/** Locks a mailing against its own beginning and other organizers. @throws HttpError 404 for an unknown id */
export async function lockBroadcast(tx: Database, id: number): Promise<Broadcast> {
  const [found] = await tx.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update');
  if (!found) throw notFound('Рассылка не найдена.');
  return found;
}

/** How far a mailing has come. */
export async function readProgress(
  db: Database,
  id: number,
): Promise<Pick<Schema<'BroadcastCard'>, 'progress' | 'failed'>> {
  const states = (channel: 'email' | 'bot') => sql`jsonb_build_object(
    'waiting', count(*) filter (where ${sql.raw(channel)} = 'waiting'), 'sent', count(*) filter (where ${sql.raw(channel)} = 'sent'),
    'failed', count(*) filter (where ${sql.raw(channel)} = 'failed'), 'left_out', count(*) filter (where ${sql.raw(channel)} = 'left_out'))`;
  const [progress] = await selectRows<Schema<'BroadcastCard'>['progress']>(
    db,
    sql`select count(*) filter (where is_handled)::int as handled, ${states('email')} as email,
      count(*) filter (where bell and is_handled)::int as bell, ${states('bot')} as bot
      from broadcast_recipients where broadcast_id = ${id}`,
  );
  if (!progress) throw new Error('The database answered no row to an aggregate.');
  const failed = await selectRows<Schema<'CompanyRef'>>(
    db,
    sql`select users.id, users.company from broadcast_recipients as recipient join users on users.id = recipient.user_id
      where recipient.broadcast_id = ${id} and recipient.email = 'failed' order by users.company_key, users.id limit ${MOST_FAILED}`,
  );
  return { progress, failed };
}

/** How many mailings may still be sent on a day, and service ones in the event. */
export async function countLeft(db: Database, day: Date): Promise<Schema<'BroadcastsLeft'>> {
  const event = await findWholeEvent(db);
  const date = moscowDate(day);
  const isOnDay = sql`(${broadcasts.send_at} at time zone 'Europe/Moscow')::date = ${date}::date`;
  const isOfEvent = event ? eq(broadcasts.event_id, event.id) : sql`${broadcasts.event_id} is null`;
  const isCounted = ne(broadcasts.state, 'draft');
  const sent = await db.$count(broadcasts, and(isCounted, isOnDay));
  const service = await db.$count(broadcasts, and(isCounted, eq(broadcasts.is_service, true), isOfEvent));
  return { today: Math.max(0, PER_DAY - sent), service: Math.max(0, SERVICE_PER_EVENT - service) };
}
