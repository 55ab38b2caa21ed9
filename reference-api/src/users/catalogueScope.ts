import { and, eq, type SQL } from 'drizzle-orm';
import type { Viewer } from '../auth/sessions.ts';
import { users } from '../db/schema.ts';
import { isVisible } from './participants.ts';

/** Whom the viewer sees in the catalogue: the other type, without administrators and blocked accounts. */
export function inCatalogueOf(viewer: Viewer): SQL | undefined {
  const oppositeType = viewer.type === 'Заказчик' ? 'Поставщик' : 'Заказчик';
  return and(isVisible, eq(users.type, oppositeType), eq(users.is_admin, false), eq(users.is_blocked, false));
}
