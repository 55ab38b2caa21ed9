import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { messages, users } from '#platform/database/schema.ts';
import { forbidden } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { messageEvents } from './chatEvents.ts';
import { hasAttachments } from './messageAttachments.ts';
import { cleanText, lockOwnMessage, toMessage } from './messageRows.ts';

export const editMessage = participantOperation('editMessage', async ({ path, body, viewer }, context) => {
  return withEvents(context, async (tx, tell) => {
    const own = await lockOwnMessage(tx, viewer.id, path.id);
    await requireNotBlocked(tx, own.recipientId);
    const text = cleanText(body.text, await hasAttachments(tx, path.id));
    const [edited] = await tx
      .update(messages)
      .set({ text, revision: sql`${messages.revision} + 1` })
      .where(eq(messages.id, path.id))
      .returning();
    if (!edited) throw new Error('The message that was just locked is not there.');
    const message = await toMessage(tx, edited);
    tell(...(await messageEvents(tx, 'message-updated', message, [own.recipientId, viewer.id])));
    return message;
  });
});

/** An edit counts as writing, which is refused towards a blocked user; deleting is always possible. */
async function requireNotBlocked(tx: Database, userId: number): Promise<void> {
  const [recipient] = await tx.select({ is_blocked: users.is_blocked }).from(users).where(eq(users.id, userId));
  if (recipient?.is_blocked) throw forbidden('Данный пользователь заблокирован.');
}
