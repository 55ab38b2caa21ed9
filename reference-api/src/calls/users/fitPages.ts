import { and, count, not, type SQL } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { findFitSide, fitOf, hasCommonArea, rankFits, type FitSide } from './fitOrder.ts';
import { findInOrder, findParticipants } from './participants.ts';

/** Ranking takes tens of milliseconds at 100,000 companies; further pages of one reader use it again. */
const KEPT_MS = 60_000;
const MOST_KEPT = 200;
/** Best fits whose order is found without sorting all the others; pages beyond them are rare. */
const BEST = 1000;

interface Ranking {
  at: number;
  found: Promise<{ ids: Int32Array; total: number }>;
}

const rankings = new WeakMap<Database, Map<string, Ranking>>();

/** A page of the catalogue as a viewer asks for it. */
export interface CatalogueRequest {
  viewerId: number;
  /** The viewer's catalogue and filter, as SQL and as what the key of a kept ranking needs. */
  where: SQL | undefined;
  filter: object;
  paging: { limit: number; offset: number };
  now: Date;
}

/** A page of the catalogue with the best fits first; companies without a common activity area follow by name. */
export async function findFits(
  db: Database,
  { viewerId, where, filter, paging: { limit, offset }, now }: CatalogueRequest,
): Promise<{ users: Schema<'Participant'>[]; total: number }> {
  const side = await findFitSide(db, viewerId);
  if (!side) return { users: [], total: 0 };
  const most = offset + limit <= BEST ? BEST : undefined;
  const { ids, total } = await keepRanking(db, JSON.stringify([viewerId, side, filter, most]), now, () =>
    rank(db, side, where, most),
  );
  const wanted = [...ids.subarray(offset, offset + limit)];
  // Checks the condition again, because a company may have left the catalogue meanwhile.
  const fits = await findInOrder(db, viewerId, where, wanted);
  const rest = { limit: limit - wanted.length, offset: Math.max(0, offset - ids.length) };
  const others =
    rest.limit > 0 && offset + wanted.length < total
      ? await findParticipants(db, viewerId, and(where, not(hasCommonArea(side))), rest)
      : [];
  return { users: [...fits.map((company) => ({ ...company, fit: fitOf(side, company) })), ...others], total };
}

async function rank(
  db: Database,
  side: FitSide,
  where: SQL | undefined,
  most: number | undefined,
): Promise<Awaited<Ranking['found']>> {
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  return { ids: await rankFits(db, side, where, most), total: counted?.total ?? 0 };
}

/** Answers a ranking of the last minute again. The least recently used one makes room. */
function keepRanking(db: Database, key: string, now: Date, find: () => Ranking['found']): Ranking['found'] {
  const kept = rankings.get(db) ?? new Map<string, Ranking>();
  rankings.set(db, kept);
  const last = kept.get(key);
  kept.delete(key);
  const isFresh = last && Math.abs(now.getTime() - last.at) < KEPT_MS;
  const ranking = isFresh ? last : { at: now.getTime(), found: find() };
  kept.set(key, ranking);
  if (!isFresh) ranking.found.catch(() => kept.get(key) === ranking && kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return ranking.found;
}
