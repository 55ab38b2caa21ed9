import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { chatSides, users } from '#platform/database/schema.ts';
import { forbidden, notFound } from '#platform/errors/httpError.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { isVisible } from '../users/participants.ts';

/** The other participant of a chat, with the fields that the access rules need. */
export interface ChatUser {
  id: number;
  type: 'Заказчик' | 'Поставщик';
  company: string;
  avatar: string;
  is_admin: boolean;
  is_blocked: boolean;
}

/** Suppliers and customers may write to each other; administrators may exchange messages with everyone. */
export function mayWrite(viewer: Viewer, user: ChatUser): boolean {
  return !user.is_blocked && (viewer.type !== user.type || viewer.is_admin || user.is_admin);
}

/**
 * Finds the user to write to.
 * @throws HttpError 404 when the user is not visible to others or is the viewer
 */
export async function findChatUser(db: Database, viewer: Viewer, id: number): Promise<ChatUser> {
  const [user] = await db
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
  if (!user || user.id === viewer.id) throw notFound('Участник не найден.');
  return user;
}

/** @throws HttpError 403 when the viewer may not write to this user */
export function requireMayWrite(viewer: Viewer, user: ChatUser): void {
  if (user.is_blocked) throw forbidden('Данный пользователь заблокирован.');
  if (!mayWrite(viewer, user)) throw forbidden('Переписка возможна только между поставщиками и заказчиками.');
}

/** SQL condition for one user's row of a chat. */
export const ownChat = (chatId: number, userId: number) =>
  and(eq(chatSides.chat_id, chatId), eq(chatSides.user_id, userId));

/** @throws HttpError 404 when the chat does not exist or the user is not in it */
export async function requireOwnChat(db: Database, chatId: number, userId: number): Promise<void> {
  const [side] = await db.select({ chat_id: chatSides.chat_id }).from(chatSides).where(ownChat(chatId, userId));
  if (!side) throw notFound('Чат не найден.');
}
