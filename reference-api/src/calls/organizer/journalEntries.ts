import { sql, type SQL } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { selectRows, type Database } from '#platform/database/database.ts';

type Entry = Schema<'JournalEntry'>;

interface Row extends Omit<Entry, 'at' | 'actor' | 'title' | 'before' | 'after' | 'reason'> {
  at: Date | string;
  actor_id: number | null;
  actor_name: string | null;
  title: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string | null;
}

/** Most subjects that an entry names. */
const NAMED = 10;

/** Entries of the journal, newest first. @param where over the table `entry` */
export async function findEntries(
  db: Database,
  where: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<Entry[]> {
  const rows = await selectRows<Row>(
    db,
    sql`select entry.id, entry.at, entry.actor_id, actor.firstname || ' ' || actor.lastname as actor_name, entry.action, entry.subject_type,
      cardinality(entry.subject_ids) as count, entry.title, entry.before, entry.after, entry.reason,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', subject.id, 'name', coalesce(users.company, '#' || subject.id)) order by subject.place)
        from unnest(entry.subject_ids[1:${sql.raw(String(NAMED))}]) with ordinality as subject (id, place)
        left join users on users.id = subject.id and entry.subject_type = 'participant'
      ), '[]') as subjects
      from organizer_journal as entry left join users as actor on actor.id = entry.actor_id
      where ${where} order by entry.at desc, entry.id desc limit ${limit} offset ${offset}`,
  );
  return rows.map(({ at, actor_id, actor_name, title, before, after, reason, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    actor: actor_id === null ? null : { id: actor_id, name: actor_name ?? '' },
    ...(title !== null && { title }),
    ...(before !== null && { before }),
    ...(after !== null && { after }),
    ...(reason !== null && { reason }),
  }));
}
