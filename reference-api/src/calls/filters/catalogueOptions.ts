import { and, eq, sql, type SQL } from 'drizzle-orm';
import { catalogueCounts } from '#platform/database/schema.ts';
import { forbidden } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { readSettings } from '../settings/readSettings.ts';
import { catalogueTypeOf } from '../users/catalogueScope.ts';

type Kind = typeof catalogueCounts.$inferSelect.kind;

/** SQL condition for the counts of one kind of option in the viewer's catalogue. */
export const isOption = (viewer: Viewer, kind: Kind) =>
  and(eq(catalogueCounts.type, catalogueTypeOf(viewer)), eq(catalogueCounts.kind, kind));

/**
 * Sums the company counts, in the viewer's catalogue, of the options that match the condition.
 * @throws HttpError 403 when the catalogue is switched off
 */
export async function countOption(
  context: AppContext,
  viewer: Viewer,
  kind: Kind,
  condition: SQL,
): Promise<{ count: number }> {
  await requireFilters(context);
  const [found] = await context.db
    .select({ count: sql<number>`coalesce(sum(${catalogueCounts.count}), 0)::int` })
    .from(catalogueCounts)
    .where(and(isOption(viewer, kind), condition));
  return { count: found?.count ?? 0 };
}

/**
 * Refuses filters while the catalogue is switched off, because they would reveal its contents.
 * @throws HttpError 403
 */
export async function requireFilters({ db, settings }: AppContext): Promise<void> {
  if (!(await readSettings(db, settings)).catalog_status) throw forbidden('Каталог сейчас отключён.');
}
