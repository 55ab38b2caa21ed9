import { and, eq, inArray, sql } from 'drizzle-orm';
import { storedText } from 'shared-api/text';
import type { Schema } from '#platform/contract/types.ts';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { marks } from '#platform/database/schema.ts';
import { badRequest, conflict } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { nameOf, toMark, type MarkRow } from './markRows.ts';
import { mergeMark } from './mergeMark.ts';

/** Maximum number of an account's marks of one kind, and of removed ones that other devices may not have heard of. */
const MOST: Record<Schema<'MarkKind'>, number> = { favourite: 2000, note: 2000, filter: 100 };
const MOST_REMOVED = 1000;

const COMPANY_ID = /^[1-9]\d{0,9}$/;

export const saveMarks = participantOperation('saveMarks', ({ body, viewer }, { db, clock }) => {
  if (body.user_id !== viewer.id) throw conflict('Вы вошли в другой аккаунт. Обновите страницу.');
  const changes = body.marks.map(check);
  return db.transaction(async (tx) => {
    await lockUsers(tx, [viewer.id]);
    const isOwn = eq(marks.user_id, viewer.id);
    const [{ last = 0 } = {}] = await tx
      .select({ last: sql<number>`coalesce(max(${marks.version}), 0)` })
      .from(marks)
      .where(isOwn);
    const keys = changes.map(({ key }) => key);
    const stored =
      keys.length > 0
        ? await tx
            .select()
            .from(marks)
            .where(and(isOwn, inArray(marks.key, keys)))
        : [];
    const byName = new Map(stored.map((row) => [nameOf(row), row]));
    const changed = new Map<string, MarkRow>();
    for (const change of changes) {
      const name = nameOf(change);
      const merged = mergeMark(byName.get(name), change, clock.now().getTime());
      if (!merged) continue;
      const row = { user_id: viewer.id, kind: change.kind, key: change.key, ...merged, version: last + 1 };
      byName.set(name, row);
      changed.set(name, row);
    }
    if (changed.size > 0) await write(tx, viewer.id, [...changed.values()]);
    const sent = new Set(changes.map(nameOf));
    return {
      user_id: viewer.id,
      version: changed.size > 0 ? last + 1 : last,
      marks: [...sent].flatMap((name) => byName.get(name) ?? []).map(toMark),
    };
  });
});

/** @returns the change with the text as it is stored */
function check(change: Schema<'MarkChange'>): Schema<'MarkChange'> {
  const { kind } = change;
  const key = storedText(change.key).trim();
  const value = storedText(change.value).trim();
  if (kind === 'filter' ? key === '' : !COMPANY_ID.test(key)) throw badRequest('Такой отметки не бывает.');
  if (kind === 'favourite' && value !== '' && value !== '1') throw badRequest('Такой отметки не бывает.');
  return { ...change, key, value };
}

async function write(tx: Database, userId: number, rows: MarkRow[]): Promise<void> {
  const { value, changed_at, version } = marks;
  await tx
    .insert(marks)
    .values(rows)
    .onConflictDoUpdate({
      target: [marks.user_id, marks.kind, marks.key],
      set: {
        value: sql.raw(`excluded.${value.name}`),
        changed_at: sql.raw(`excluded.${changed_at.name}`),
        version: sql.raw(`excluded.${version.name}`),
      },
    });
  const counts = await tx
    .select({ kind: marks.kind, live: sql<number>`(count(*) filter (where ${value} <> ''))::int` })
    .from(marks)
    .where(eq(marks.user_id, userId))
    .groupBy(marks.kind);
  for (const { kind, live } of counts)
    if (live > MOST[kind]) throw conflict(`Больше ${MOST[kind]} отметок одного вида не хранится. Удалите лишние.`);
  await tx.execute(sql`delete from marks where user_id = ${userId} and value = '' and (kind, key) in (
    select kind, key from marks where user_id = ${userId} and value = '' order by version desc offset ${MOST_REMOVED})`);
}
