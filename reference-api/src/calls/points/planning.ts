import { eq } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { forbidden } from '#platform/errors/httpError.ts';
import { requireSlotTime } from '../event/slots.ts';

/**
 * Deduplicates the slots of a request.
 * @throws HttpError 400 for a time that does not begin a slot
 */
export function distinctSlots(points: string[]): string[] {
  for (const point of points) requireSlotTime(point);
  return [...new Set(points)];
}

/**
 * Locks the user until the transaction ends, so that no meeting can be agreed in their slots.
 * @throws HttpError 403 when the user is chat-only and has no slots to plan
 */
export async function lockPlanner(tx: Database, userId: number): Promise<void> {
  await lockUsers(tx, [userId]);
  const [user] = await tx.select({ only_chat: users.only_chat }).from(users).where(eq(users.id, userId));
  if (user?.only_chat) throw forbidden('В режиме «только чат» свободное время недоступно.');
}
