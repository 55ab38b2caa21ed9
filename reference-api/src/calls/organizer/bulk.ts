import { sql } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { intArray, selectRows, type Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { badRequest, conflict } from '#platform/errors/httpError.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { pluralOf } from '../notices/pluralOf.ts';
import { matching } from './participantFilter.ts';

export type Bulk = Schema<'Bulk'>;
export type BulkAnswer = Schema<'BulkAnswer'>;
export type Refusal = BulkAnswer['refused'][number];

/** Part of the expected count by which a list may have changed unasked. */
const TOLERANCE = 0.05;

/**
 * The companies that a bulk action names: by ids, or all that a filter finds but some.
 * @throws HttpError 409 when the filter finds much more or less than its user saw
 */
export async function resolveBulk(
  { tx, now }: Pick<Organizing, 'tx' | 'now'>,
  { ids, filter, except = [], expected }: Bulk,
): Promise<number[]> {
  if (ids) {
    if (filter) throw badRequest('Выберите компании или фильтр, не то и другое.');
    return [...new Set(ids)];
  }
  if (!filter || expected === undefined) throw badRequest('Выберите компании.');
  const found = await tx.select({ id: users.id }).from(users).where(matching(filter, now));
  if (Math.abs(found.length - expected) > expected * TOLERANCE)
    throw conflict(`Список изменился: теперь ${companies(found.length)}. Проверьте и повторите.`);
  const left = new Set(except);
  return found.map(({ id }) => id).filter((id) => !left.has(id));
}

/** «1 компания», «4 компании», «214 компаний» */
export const companies = (count: number) => `${count} ${pluralOf(count, ['компания', 'компании', 'компаний'])}`;

/** A company while its state is decided on. */
export interface Candidate {
  id: number;
  is_admin: boolean;
  state: 'registering' | 'waiting' | 'declined' | 'active' | 'blocked';
  declined_at: string | null;
  state_at: string | null;
}

/** Locks companies against other decisions, in the order of ids. */
export function lockCandidates(tx: Database, ids: readonly number[]): Promise<Candidate[]> {
  return selectRows<Candidate>(
    tx,
    sql`select id, is_admin, state, declined_at::text, state_at::text from users where id = any(${intArray(ids)}) order by id for no key update`,
  );
}

/** Separates those that an action is for from those it refuses, each with its reason; unknown ids are refused too. */
export function sortOut(
  ids: readonly number[],
  candidates: readonly Candidate[],
  refusalOf: (candidate: Candidate) => string | undefined,
): { accepted: number[]; refused: Refusal[] } {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const accepted: number[] = [];
  const refused: Refusal[] = [];
  for (const id of ids) {
    const candidate = byId.get(id);
    const reason = candidate ? refusalOf(candidate) : 'Такой компании нет';
    if (reason === undefined) accepted.push(id);
    else refused.push({ id, reason });
  }
  return { accepted, refused };
}
