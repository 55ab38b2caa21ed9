import { and, eq, sql, type SQL } from 'drizzle-orm';
import { catalogueCounts } from '#platform/database/schema.ts';
import { forbidden } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { readSettings } from '../settings/readSettings.ts';
import { catalogueTypeOf } from '../users/catalogueScope.ts';

type Kind = typeof catalogueCounts.$inferSelect.kind;

/** The options that find companies of the viewer's catalogue. */
export const isOption = (viewer: Viewer, kind: Kind) =>
  and(eq(catalogueCounts.type, catalogueTypeOf(viewer)), eq(catalogueCounts.kind, kind));

/**
 * How many companies of the viewer's catalogue the options find that pass the condition.
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
 * With the catalogue switched off its filters would tell what is hidden.
 * @throws HttpError 403
 */
export async function requireFilters({ db, settings }: AppContext): Promise<void> {
  if (!(await readSettings(db, settings)).catalog_status) throw forbidden('Каталог сейчас отключён.');
}
