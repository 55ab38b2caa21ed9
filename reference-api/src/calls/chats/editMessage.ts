import type { Database } from '#platform/database/database.ts';
import { chats, deletedMessages, messages, users } from '#platform/database/schema.ts';
import { forbidden, notFound } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { and, eq } from 'drizzle-orm';
import { deletionEvents, messageEvents } from './chatEvents.ts';
import { forgetMessage } from './chatSideRows.ts';
import { hasAttachments } from './messageAttachments.ts';
import { cleanText } from './messageText.ts';
import { toMessage } from './messageView.ts';

export const editMessage = participantOperation('editMessage', async ({ path, body, viewer }, context) => {
  return withEvents(context, async (tx, tell) => {
    const own = await lockOwnMessage(tx, viewer.id, path.id);
    await requireNotBlocked(tx, own.partnerId);
    const text = cleanText(body.text, await hasAttachments(tx, path.id));
    const [edited] = await tx.update(messages).set({ text }).where(eq(messages.id, path.id)).returning();
    if (!edited) throw new Error('The message that was just locked is not there.');
    const message = await toMessage(tx, edited);
    tell(...(await messageEvents(tx, 'message-updated', message, [own.partnerId, viewer.id])));
    return message;
  });
});

export const deleteMessage = participantOperation('deleteMessage', async ({ path, viewer }, context) => {
  await withEvents(context, async (tx, tell) => {
    const { message, partnerId } = await lockOwnMessage(tx, viewer.id, path.id);
    await forgetMessage(tx, message);
    await tx.delete(messages).where(eq(messages.id, path.id));
    const { client_id } = message;
    if (client_id !== null)
      await tx
        .insert(deletedMessages)
        .values({ user_id: viewer.id, client_id, deleted_at: context.clock.now() })
        .onConflictDoNothing();
    tell(...(await deletionEvents(tx, message, [partnerId, viewer.id])));
  });
  return { ok: true };
});

/** An own message, while nobody else can write into its chat or change it. */
async function lockOwnMessage(
  tx: Database,
  authorId: number,
  id: number,
): Promise<{ message: typeof messages.$inferSelect; partnerId: number }> {
  const isOwn = and(eq(messages.id, id), eq(messages.user_id, authorId));
  const [found] = await tx.select({ chat_id: messages.chat_id }).from(messages).where(isOwn);
  if (!found) throw notFound('Сообщение не найдено.');
  const [chat] = await tx.select().from(chats).where(eq(chats.id, found.chat_id)).for('no key update');
  // Read again: it may have been deleted while we waited for the lock.
  const [message] = await tx.select().from(messages).where(isOwn);
  if (!chat || !message) throw notFound('Сообщение не найдено.');
  return { message, partnerId: chat.low_id === authorId ? chat.high_id : chat.low_id };
}

/** A new text is something new to read, and nobody writes to a blocked user; deleting is always possible. */
async function requireNotBlocked(tx: Database, userId: number): Promise<void> {
  const [partner] = await tx.select({ is_blocked: users.is_blocked }).from(users).where(eq(users.id, userId));
  if (partner?.is_blocked) throw forbidden('Данный пользователь заблокирован.');
}
