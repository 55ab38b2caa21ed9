import { and, eq, type SQL } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { isVisible } from './participants.ts';

export const catalogueTypeOf = (viewer: Viewer) => (viewer.type === 'Заказчик' ? 'Поставщик' : 'Заказчик');

/** SQL condition for the viewer's catalogue: visible users of the other type, without administrators and blocked accounts. */
export function inCatalogueOf(viewer: Viewer): SQL | undefined {
  return and(
    isVisible,
    eq(users.type, catalogueTypeOf(viewer)),
    eq(users.is_admin, false),
    eq(users.is_blocked, false),
  );
}
