import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { administratorOperation } from '#platform/http/operation.ts';
import { requireCalendarDate } from '../points/slots.ts';
import { readOverview } from './overview.ts';

const KEPT_MS = 15_000;

interface Kept {
  date: string | undefined;
  at: number;
  overview: Promise<Schema<'Overview'>>;
}

/** The newest answer of each database: several organizers look at once, and each page asks every minute. */
const kept = new WeakMap<Database, Kept>();

export const getOverview = administratorOperation(
  'getOverview',
  async ({ query: { date } }, { db, clock }) => {
    if (date !== undefined) requireCalendarDate(date);
    const now = clock.now();
    const last = kept.get(db);
    if (last && last.date === date && Math.abs(now.getTime() - last.at) < KEPT_MS) return last.overview;
    const overview = readOverview(db, now, date);
    kept.set(db, { date, at: now.getTime(), overview });
    overview.catch(() => kept.delete(db));
    return overview;
  },
  { isExpensive: true },
);
