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
import { cleanText } from './messageRows.ts';

/** Bytes of a mailing to 99,999 ids of ten digits, including its text. */
const BODY_LIMIT = 1.5 * 1024 * 1024;
/** High, because every call searches for up to 99,999 companies. */
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
    // A repeat delivers too: the first request may have been interrupted or may still be running.
    await deliver(context, mailing);
    return { sent: await countRecipients(context, mailing) };
  },
  { bodyLimit: BODY_LIMIT, cost: COST },
);

/** Delivers the mailing to all remaining recipients in batches, letting other requests run in between. */
async function deliver(context: AppContext, mailing: Mailing): Promise<void> {
  for (;;) {
    // The embedded database never yields to the event loop.
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
