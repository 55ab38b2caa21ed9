import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { forbidden, notFound } from '#platform/errors/httpError.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { isVisible } from './participants.ts';

/**
 * Resolves the owner of the requested data: the viewer by default, or another participant.
 * @returns the owner's id
 * @throws HttpError 403 before the viewer has finished registration, 404 when the user is not visible to others
 */
export async function requireParticipant(db: Database, viewer: Viewer, id: number | undefined): Promise<number> {
  if (id === undefined || id === viewer.id) return viewer.id;
  if (viewer.registration_step !== 'FINISHED') throw forbidden('Сначала завершите регистрацию.');
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isVisible));
  if (!user) throw notFound('Участник не найден.');
  return user.id;
}
