import { eq } from 'drizzle-orm';
import { deletedMessages, messages } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { deletionEvents } from './chatEvents.ts';
import { forgetMessage } from './chatSideRows.ts';
import { lockOwnMessage } from './messageRows.ts';

export const deleteMessage = participantOperation('deleteMessage', async ({ path, viewer }, context) => {
  await withEvents(context, async (tx, tell) => {
    const { message, recipientId } = await lockOwnMessage(tx, viewer.id, path.id);
    await forgetMessage(tx, message);
    await tx.delete(messages).where(eq(messages.id, path.id));
    const { client_id } = message;
    if (client_id !== null)
      await tx
        .insert(deletedMessages)
        .values({ user_id: viewer.id, client_id, deleted_at: context.clock.now() })
        .onConflictDoNothing();
    tell(...(await deletionEvents(tx, message, [recipientId, viewer.id])));
  });
  return { ok: true };
});
