import { sql, type SQL } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/clock.ts';
import { intArray, selectRows, type Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { SLOT_TIMES } from '../event/slots.ts';

/** A company's free slots that are still ahead, as a row of `free_time` has them: a bit per half hour of the event. */
export interface FreeTime {
  datestart: string;
  bits: string;
}

/** Days of a filter, both included. */
interface Days {
  from?: string;
  to?: string;
}

/** A common time sooner than this cannot be agreed: the other company has to read and answer first. */
const LEAD_MS = 30 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The slots in which a user can still offer to meet; undefined without any, for example for chat-only companies. */
export async function findFreeTime(db: Database, userId: number, now: Date): Promise<FreeTime | undefined> {
  const [row] = await selectRows<{ datestart: string; bits: string }>(
    db,
    sql`select (select datestart::text from events where is_active order by events.datestart desc limit 1), bits::text
      from free_time where user_id = ${userId}`,
  );
  if (!row) return undefined;
  const soonest = DateTime.fromMillis(now.getTime() + LEAD_MS, { zone: ZONE }).toFormat('yyyy-MM-dd HH:mm:ss');
  return keepBits(row, ({ date, point }) => `${date} ${point}:00` >= soonest);
}

/** The free slots of some days; undefined without any. */
export const freeTimeOfDays = (time: FreeTime, { from = '', to = '9999-12-31' }: Days): FreeTime | undefined =>
  keepBits(time, ({ date }) => from <= date && date <= to);

export const countFree = ({ bits }: FreeTime): number => bits.replaceAll('0', '').length;

/** SQL condition: the row's user is free in one of these slots. */
export const hasCommonTime = (time: FreeTime | undefined): SQL =>
  time ? sql`${users.id} in (select user_id from free_time where bit_count(${commonBits(time)}) > 0)` : sql`false`;

/** How many of these slots each of the users has free, too, and the first one. Users without any are left out. */
export async function findCommonTime(
  db: Database,
  time: FreeTime,
  ids: readonly number[],
): Promise<Map<number, { common_slots: number; nearest_slot: { date: string; point: string } }>> {
  const rows = await selectRows<{ user_id: number; count: number; first: number }>(
    db,
    sql`select user_id, bit_count(common)::int as count, position(B'1' in common)::int as first
      from (select user_id, ${commonBits(time)} as common from free_time where user_id = any(${intArray(ids)})) as shared
      where bit_count(common) > 0`,
  );
  return new Map(
    rows.map(({ user_id, count, first }) => [user_id, { common_slots: count, nearest_slot: slotAt(time, first - 1) }]),
  );
}

/** The cast keeps rows comparable that were read before a change of the event's days. */
const commonBits = ({ bits }: FreeTime): SQL => {
  const type = sql.raw(`bit(${bits.length})`);
  return sql`bits::${type} & ${bits}::${type}`;
};

function slotAt({ datestart }: Pick<FreeTime, 'datestart'>, index: number): { date: string; point: string } {
  const day = Date.parse(datestart) + Math.floor(index / SLOT_TIMES.length) * DAY_MS;
  return {
    date: new Date(day).toISOString().slice(0, 'yyyy-MM-dd'.length),
    point: SLOT_TIMES[index % SLOT_TIMES.length] ?? '',
  };
}

function keepBits(time: FreeTime, keeps: (slot: { date: string; point: string }) => boolean): FreeTime | undefined {
  const bits = Array.from(time.bits, (bit, index) => (bit === '1' && keeps(slotAt(time, index)) ? '1' : '0')).join('');
  return bits.includes('1') ? { ...time, bits } : undefined;
}
