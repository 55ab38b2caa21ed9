import { sql } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { selectRows, type Database } from '#platform/database/database.ts';
import { administratorOperation } from '#platform/http/operation.ts';
import { requireCalendarDate } from '../event/slots.ts';
import { readOverview } from './overview.ts';

const KEPT_MS = 15_000;

interface Kept {
  date: string | undefined;
  at: number;
  /** The organizers' last change before it. */
  change: number | null;
  overview: Promise<Schema<'Overview'>>;
}

/**
 * The newest answer of each database: several organizers look at once, and each page asks every minute. A change of an organizer ends
 * it, so that the menu counts what the page shows.
 */
const kept = new WeakMap<Database, Kept>();

export const getOverview = administratorOperation(
  'getOverview',
  async ({ query: { date } }, { db, clock }) => {
    if (date !== undefined) requireCalendarDate(date);
    const now = clock.now();
    const change = await findLastChange(db);
    const last = kept.get(db);
    const isNew = last && Math.abs(now.getTime() - last.at) < KEPT_MS;
    if (isNew && last.date === date && last.change === change) return last.overview;
    const overview = readOverview(db, now, date);
    kept.set(db, { date, at: now.getTime(), change, overview });
    overview.catch(() => kept.delete(db));
    return overview;
  },
  { isExpensive: true },
);

async function findLastChange(db: Database): Promise<number | null> {
  const [last] = await selectRows<{ id: number | null }>(db, sql`select max(id)::float8 as id from organizer_journal`);
  return last?.id ?? null;
}
