import { eq } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { forbidden } from '#platform/errors/httpError.ts';
import { requireSlotTime } from './slotRules.ts';

/**
 * The slots of a request, each once.
 * @throws HttpError 400 when one is no slot's time
 */
export function distinctSlots(points: string[]): string[] {
  for (const point of points) requireSlotTime(point);
  return [...new Set(points)];
}

/**
 * Nobody can agree on the slots of this user until the transaction ends.
 * @throws HttpError 403 when the user is chat-only and has none to plan
 */
export async function lockPlanner(tx: Database, userId: number): Promise<void> {
  await lockUsers(tx, [userId]);
  const [user] = await tx.select({ only_chat: users.only_chat }).from(users).where(eq(users.id, userId));
  if (user?.only_chat) throw forbidden('В режиме «только чат» расписание недоступно.');
}
