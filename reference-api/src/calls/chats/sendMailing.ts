import { setImmediate } from 'node:timers/promises';
import { and, count, eq } from 'drizzle-orm';
import { mailingRecipients } from '#platform/database/schema.ts';
import { forbidden } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { readSettings } from '../settings/readSettings.ts';
import { beginMailing, findMailing, type Mailing } from './beginMailing.ts';
import { mailingEvents } from './chatEvents.ts';
import { deliverBatch } from './deliverBatch.ts';
import { requireAttachmentsOn } from './messageAttachments.ts';
import { cleanText } from './messageText.ts';

/** Bytes of a mailing to 99,999 ids of ten digits, and its text. */
const BODY_LIMIT = 1.5 * 1024 * 1024;
/** Each looks for up to 99,999 companies, whether it finds them or not. */
const COST = 30;

export const sendMailing = participantOperation(
  'sendMailing',
  async ({ body, viewer }, context) => {
    const { db, settings } = context;
    if (!(await readSettings(db, settings)).sending_status) throw forbidden('Рассылка сейчас отключена.');
    const text = cleanText(body.text, body.attachments.length > 0);
    const earlier = await findMailing(db, viewer.id, body.client_id);
    if (!earlier) await requireAttachmentsOn(context, body.attachments);
    const mailing = earlier ?? (await beginMailing(context, viewer, { ...body, text }));
    // Also when it began before: its first request may have been cut off half-way, or be under way this moment.
    await deliver(context, mailing);
    return { sent: await countRecipients(context, mailing) };
  },
  { bodyLimit: BODY_LIMIT, cost: COST },
);

/** Writes to everybody who has not been written to yet, letting other requests in between the parts. */
async function deliver(context: AppContext, mailing: Mailing): Promise<void> {
  for (;;) {
    // The embedded database answers without ever letting go of the event loop.
    const isOver = await withEvents(context, async (tx, tell) => {
      const messages = await deliverBatch(tx, mailing, context.clock);
      if (!messages) return true;
      await setImmediate();
      tell(...(await mailingEvents(tx, mailing.sender_id, messages)));
      return false;
    });
    if (isOver) return;
    await setImmediate();
  }
}

async function countRecipients({ db }: AppContext, { id }: Mailing): Promise<number> {
  const [sent] = await db
    .select({ count: count() })
    .from(mailingRecipients)
    .where(and(eq(mailingRecipients.mailing_id, id), eq(mailingRecipients.is_sent, true)));
  return sent?.count ?? 0;
}
