import { sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/clock.ts';
import { StateError } from '#platform/errors/httpError.ts';
import type { SubjectType } from '#platform/journal/journalActions.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { findEntries } from './journalEntries.ts';

/**
 * Keeps one organizer from undoing another's change unseen.
 * @param present the present state, which the answer shows
 * @throws StateError when `seen` is not the present version
 */
export async function requireVersion(
  { tx }: Pick<Organizing, 'tx'>,
  { type, id }: { type: SubjectType; id?: number },
  version: number,
  seen: number,
  present: Record<string, unknown>,
): Promise<void> {
  if (version === seen) return;
  const ofSubject = id === undefined ? sql`true` : sql`entry.subject_ids @> array[${id}]::int[]`;
  const [last] = await findEntries(tx, sql`entry.subject_type = ${type} and ${ofSubject}`, { limit: 1, offset: 0 });
  const at = last && DateTime.fromISO(last.at, { zone: ZONE }).toFormat('HH:mm');
  const who = last ? ` (${last.actor?.name ?? 'Система'}, ${at})` : '';
  throw new StateError({
    message: `Пока вы редактировали, появились изменения${who}.`,
    current: present,
    ...(last && { changed_by: last.actor ?? null, changed_at: last.at }),
  });
}
