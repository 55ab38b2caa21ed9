import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { forbidden, notFound } from '#platform/errors/httpError.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { isVisible } from '../users/participants.ts';

/** The other side of a chat, as its rules need it. */
export interface Partner {
  id: number;
  type: 'Заказчик' | 'Поставщик';
  company: string;
  avatar: string;
  is_admin: boolean;
  is_blocked: boolean;
}

/** Suppliers and customers write to each other; administrators write to and hear from everybody. */
export function mayWrite(viewer: Viewer, partner: Partner): boolean {
  return !partner.is_blocked && (viewer.type !== partner.type || viewer.is_admin || partner.is_admin);
}

/**
 * The user one wants to write to.
 * @throws HttpError 404 when there is none for others to see, or it is oneself
 */
export async function findPartner(db: Database, viewer: Viewer, id: number): Promise<Partner> {
  const [partner] = await db
    .select({
      id: users.id,
      type: users.type,
      company: users.company,
      avatar: users.avatar,
      is_admin: users.is_admin,
      is_blocked: users.is_blocked,
    })
    .from(users)
    .where(and(eq(users.id, id), isVisible));
  if (!partner || partner.id === viewer.id) throw notFound('Участник не найден.');
  return partner;
}

/** @throws HttpError 403 when the viewer may not write to this user */
export function requireMayWrite(viewer: Viewer, partner: Partner): void {
  if (partner.is_blocked) throw forbidden('Данный пользователь заблокирован.');
  if (!mayWrite(viewer, partner)) throw forbidden('Переписка возможна только между поставщиками и заказчиками.');
}
